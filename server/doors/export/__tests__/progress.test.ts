import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { openSheet } from '../../../platform/excel/sheet.ts'
import { exportBody } from '../progress.ts'

const colonne = [{ titolo: 'Nome', larghezza: 10 }]
// Hard to compress, so that it fills what lies between writer and reader.
const caso = () => Array.from({ length: 60 }, () => Math.random().toString(36)).join('')

/** An export of 300 kB a page. @returns its body, and whether its place has been given back */
async function esporta(pagine: number, pazienza: number) {
  const abbandona = new AbortController()
  const foglio = await openSheet('Prova', colonne, abbandona.signal)
  let libera = false
  const write = async () => {
    for (let page = 0; page < pagine && !abbandona.signal.aborted; page++) {
      await foglio.aggiungi(Array.from({ length: 500 }, () => [caso()]))
    }
    if (!abbandona.signal.aborted) await foglio.chiudi()
  }
  const guasto = vi.fn()
  const corpo = exportBody({
    uscita: foglio.uscita,
    conAvanzamento: false,
    scrivi: () => write().finally(() => (libera = true)),
    abbandona,
    guasto,
    pazienza,
  })
  return { corpo, guasto, abbandona, libera: () => libera }
}

test('a reader that stalls is given up, and its place with it', async () => {
  const { corpo, guasto, libera } = await esporta(20, 300)
  const reader = corpo.getReader()
  await reader.read()
  await expect.poll(libera, { timeout: 10_000 }).toBe(true)
  await expect(async () => {
    while (!(await reader.read()).done);
  }).rejects.toThrow('takes nothing away')
  expect(guasto).not.toHaveBeenCalled()
})

test('a reader that stalls and then leaves gives its place back at once', async () => {
  const { corpo, libera } = await esporta(5, 60_000)
  const reader = corpo.getReader()
  await reader.read()
  // Until the writer has written all that fits and waits for the end.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await reader.cancel()
  await expect.poll(libera, { timeout: 2000 }).toBe(true)
})

test.each(['before it begins', 'while it is written'])(
  'whoever reads on after the request is gone, %s, is told',
  async (when) => {
    const abbandona = new AbortController()
    const body = () =>
      exportBody({
        uscita: new PassThrough(),
        conAvanzamento: false,
        scrivi: () => new Promise((resolve) => setTimeout(resolve, 50)),
        abbandona,
        guasto: () => undefined,
      })
    if (when === 'before it begins') abbandona.abort()
    else setTimeout(() => abbandona.abort(), 20)
    await expect(new Response(body()).arrayBuffer()).rejects.toThrow('aborted')
  },
)

test('a slow reader gets all of it', async () => {
  const uscita = new PassThrough()
  const corpo = exportBody({
    uscita,
    conAvanzamento: false,
    async scrivi() {
      for (let n = 0; n < 6; n++) uscita.write(Buffer.alloc(30_000, n))
      uscita.end()
    },
    abbandona: new AbortController(),
    guasto: () => undefined,
    pazienza: 200,
  })
  let bytes = 0
  for await (const pezzo of corpo) {
    bytes += pezzo.length
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(bytes).toBe(180_000)
})
