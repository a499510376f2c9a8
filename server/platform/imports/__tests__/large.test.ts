import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { casesOf } from '#server-test/depth.ts'
import { makeSheet } from '../reading/__tests__/sheets.ts'
import { callImport } from './scene.ts'

let app: TestApp
let utente: Client
beforeAll(async () => {
  app = await createTestApp()
  utente = await app.as('super')
  await app.services.jobs.start()
})
afterAll(() => app.close())

/** 20,000 rows are promised: tried by night. */
const RIGHE = casesOf(20_000)

/** The job when it is over, and how many questions of others were answered meanwhile. */
async function finished(job: number) {
  for (let served = 0; ; served++) {
    const riga = await app.db.job.findUniqueOrThrow({ where: { id: job } })
    if (riga.stato === 'COMPLETATO' || riga.stato === 'FALLITO') return { riga, serviti: served }
    if (riga.stato === 'IN_CODA') served = 0
    const { data } = await utente.graphql('{ viewer { username } }')
    expect(data).toMatchObject({ viewer: { username: expect.any(String) } })
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

test('many rows are a job, and the others are served meanwhile', async () => {
  const righe = Array.from({ length: RIGHE }, (_, n) => [`G${n}`, `Cliente ${n}`, 'PRIVA', `g${n}@example.com`])
  const bytes = makeSheet([['Codice', 'Nome', 'Tipo cliente', 'Email'], ...righe])
  const { esito } = await callImport(utente, 'importClienti', [['g.xls', bytes]])
  expect(esito).toMatchObject({ inseriti: 0, job: expect.any(Number) })
  const { riga, serviti } = await finished(esito?.job ?? 0)
  expect(riga).toMatchObject({ stato: 'COMPLETATO', progresso: 100, risultato: { inseriti: RIGHE } })
  expect(await app.db.cliente.count({ where: { codice: { startsWith: 'G' } } })).toBe(RIGHE)
  // Nobody waits for the rows to be gone through: a job that kept the process would let two or three pass.
  expect(serviti).toBeGreaterThan(15)
})
