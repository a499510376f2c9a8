import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { callImport, importFile, prepareSamples } from './scene.ts'

let app: TestApp
let utente: Client
beforeAll(async () => {
  app = await createTestApp({ children: true })
  utente = await app.as('super')
  await prepareSamples(app)
})
afterAll(() => app.close())

const dannoso = (nome: string) =>
  readFileSync(new URL(`../../files/examiner/__tests__/harmful/${nome}`, import.meta.url))
const RIFIUTO = 'a.xls: Il file è danneggiato e non può essere letto.'

/** What others ask while `lavoro` lasts: how many answers they got, and the longest wait, ms. */
async function intanto(lavoro: Promise<unknown>): Promise<{ risposte: number; attesa: number }> {
  let finito = false
  void lavoro.finally(() => {
    finito = true
  })
  let [risposte, attesa] = [0, 0]
  while (!finito) {
    const inizio = performance.now()
    const { data } = await utente.graphql('{ viewer { username } }')
    expect(data).toMatchObject({ viewer: { username: 'super' } })
    attesa = Math.max(attesa, performance.now() - inizio)
    risposte++
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { risposte, attesa }
}

test('a file that no memory is enough for is refused in its preview, its correction and its import; others go on', {
  timeout: 240_000,
}, async () => {
  const correzioni = [{ file: 0, riga: 2, colonna: 'nome', valore: 'Rossi' }]
  const tentativi = Promise.all([
    callImport(utente, 'importClienti', [['a.xls', dannoso('clienti.xls')]], { anteprima: true }),
    callImport(utente, 'importClienti', [['a.xls', dannoso('clienti-errori.xls')]], { anteprima: true, correzioni }),
    callImport(utente, 'importClienti', [['a.xls', dannoso('clienti.xls')]]),
  ])
  const { risposte, attesa } = await intanto(tentativi)
  for (const { esito, messaggi } of await tentativi) {
    expect(esito).toBeNull()
    expect(messaggi).toEqual([RIFIUTO])
  }
  expect(risposte).toBeGreaterThan(20)
  // Seconds are what a reading takes: none of them may be somebody else's.
  expect(attesa).toBeLessThan(2500)
  expect(await app.db.cliente.count()).toBe(0)
  expect(
    (await callImport(utente, 'importClienti', [importFile('clienti.xls')], { anteprima: true })).esito,
  ).toMatchObject({
    totaleRighe: 3,
  })
})

test('through the old API it is a 400, and the next import is done', { timeout: 180_000 }, async () => {
  const form = (bytes: Buffer, nome: string) => {
    const body = new FormData()
    body.append('files', new File([new Uint8Array(bytes)], nome))
    return body
  }
  const invia = (body: FormData) => utente.fetch('/api/planner/import-clienti/', { method: 'POST', body })
  const risposta = await invia(form(dannoso('clienti.xls'), 'a.xls'))
  expect(risposta.status).toBe(400)
  expect(await risposta.json()).toEqual([RIFIUTO])
  const [nome, bytes] = importFile('clienti.xls')
  expect((await invia(form(bytes, nome))).status).toBe(200)
})
