import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { callImport, importFile, prepareSamples } from './scene.ts'

let app: TestApp
let utente: Client
beforeAll(async () => {
  app = await createTestApp({ children: true })
  utente = await app.as('super')
  await prepareSamples(app)
})
afterAll(() => app.close())

const harmful = (name: string) =>
  readFileSync(new URL(`../../files/examiner/__tests__/harmful/${name}`, import.meta.url))
const REFUSAL = 'a.xls: Il file è danneggiato e non può essere letto.'

/** What others ask while `lavoro` lasts: how many answers they got, and the longest wait, ms. */
async function meanwhile(lavoro: Promise<unknown>): Promise<{ answers: number; attesa: number }> {
  let finished = false
  void lavoro.finally(() => {
    finished = true
  })
  let [answers, wait] = [0, 0]
  while (!finished) {
    const inizio = performance.now()
    const { data } = await utente.graphql('{ viewer { username } }')
    expect(data).toMatchObject({ viewer: { username: 'super' } })
    wait = Math.max(wait, performance.now() - inizio)
    answers++
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { answers, attesa: wait }
}

test('a file that no memory is enough for is refused in its preview, its correction and its import; others go on', async () => {
  const corrections = [{ file: 0, riga: 2, colonna: 'nome', valore: 'Rossi' }]
  const attempts = Promise.all([
    callImport(utente, 'importClienti', [['a.xls', harmful('clienti.xls')]], { anteprima: true }),
    callImport(utente, 'importClienti', [['a.xls', harmful('clienti-errori.xls')]], {
      anteprima: true,
      correzioni: corrections,
    }),
    callImport(utente, 'importClienti', [['a.xls', harmful('clienti.xls')]]),
  ])
  const { answers, attesa } = await meanwhile(attempts)
  for (const { esito, messaggi } of await attempts) {
    expect(esito).toBeNull()
    expect(messaggi).toEqual([REFUSAL])
  }
  expect(answers).toBeGreaterThan(20)
  // Seconds are what a reading takes: none of them may be somebody else's.
  expect(attesa).toBeLessThan(2500)
  expect(await app.db.cliente.count()).toBe(0)
  expect(
    (await callImport(utente, 'importClienti', [importFile('clienti.xls')], { anteprima: true })).esito,
  ).toMatchObject({
    totaleRighe: 3,
  })
})

test('through the old API it is a 400, and the next import is done', async () => {
  const form = (bytes: Buffer, name: string) => {
    const body = new FormData()
    body.append('files', new File([new Uint8Array(bytes)], name))
    return body
  }
  const send = (body: FormData) => utente.fetch('/api/planner/import-clienti/', { method: 'POST', body })
  const answer = await send(form(harmful('clienti.xls'), 'a.xls'))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual([REFUSAL])
  const [name, bytes] = importFile('clienti.xls')
  expect((await send(form(bytes, name))).status).toBe(200)
})
