import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { openSheet } from '#platform/excel/sheet.ts'
import { exportBody } from '../progress.ts'

const columns = [{ titolo: 'Nome', larghezza: 10 }]
// Hard to compress, so that it fills what lies between writer and reader.
const example = () => Array.from({ length: 60 }, () => Math.random().toString(36)).join('')

/** An export of 300 kB a page. @returns its body, and whether its place has been given back */
async function runExport(pages: number, patience: number) {
  const abandon = new AbortController()
  const sheet = await openSheet('Prova', columns, abandon.signal)
  let free = false
  const write = async () => {
    for (let page = 0; page < pages && !abandon.signal.aborted; page++) {
      await sheet.add(Array.from({ length: 500 }, () => [example()]))
    }
    if (!abandon.signal.aborted) await sheet.close()
  }
  const fault = vi.fn()
  const body = exportBody({
    uscita: sheet.uscita,
    conAvanzamento: false,
    write: () => write().finally(() => (free = true)),
    abbandona: abandon,
    fail: fault,
    pazienza: patience,
  })
  return { corpo: body, fault, abbandona: abandon, libera: () => free }
}

test('a reader that stalls is given up, and its place with it', async () => {
  const { corpo, fault, libera } = await runExport(20, 300)
  const reader = corpo.getReader()
  await reader.read()
  await expect.poll(libera, { timeout: 120_000 }).toBe(true)
  await expect(async () => {
    while (!(await reader.read()).done);
  }).rejects.toThrow('takes nothing away')
  expect(fault).not.toHaveBeenCalled()
})

test('a reader that stalls and then leaves gives its place back at once', async () => {
  const { corpo, libera } = await runExport(5, 60_000)
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
    const abandon = new AbortController()
    const body = () =>
      exportBody({
        uscita: new PassThrough(),
        conAvanzamento: false,
        write: () => new Promise((resolve) => setTimeout(resolve, 50)),
        abbandona: abandon,
        fail: () => undefined,
      })
    if (when === 'before it begins') abandon.abort()
    else setTimeout(() => abandon.abort(), 20)
    await expect(new Response(body()).arrayBuffer()).rejects.toThrow('aborted')
  },
)

test('a slow reader gets all of it', async () => {
  const exit = new PassThrough()
  const body = exportBody({
    uscita: exit,
    conAvanzamento: false,
    async write() {
      for (let n = 0; n < 6; n++) exit.write(Buffer.alloc(30_000, n))
      exit.end()
    },
    abbandona: new AbortController(),
    fail: () => undefined,
    pazienza: 200,
  })
  let bytes = 0
  for await (const pezzo of body) {
    bytes += pezzo.length
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(bytes).toBe(180_000)
})
