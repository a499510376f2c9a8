import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
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

/** Begins an import of customers whose codes begin so. @returns the number of its job */
async function start(sigla: string, count: number): Promise<number> {
  const righe = Array.from({ length: count }, (_, n) => [`${sigla}${n}`, `Cliente ${n}`, 'PRIVA', `g${n}@example.com`])
  const bytes = makeSheet([['Codice', 'Nome', 'Tipo cliente', 'Email'], ...righe])
  const { esito } = await callImport(utente, 'importClienti', [[`${sigla}.xls`, bytes]])
  return esito?.job ?? 0
}

async function cancel(pk: number): Promise<string[]> {
  const { data } = await utente.graphql<{ cancelJob: { errors: { code: string }[] } }>(
    'mutation ($pk: Int!) { cancelJob(input: { pk: $pk }) { errors { code } } }',
    { pk },
  )
  return (data?.cancelJob.errors ?? []).map(({ code }) => code)
}

const read = (pk: number) => app.db.job.findUniqueOrThrow({ where: { id: pk } })
const written = (sigla: string) => app.db.cliente.count({ where: { codice: { startsWith: sigla } } })

/** Waits until the process has nothing more to do with any job, those that were cancelled included. */
const standing = () =>
  expect
    .poll(
      async () => {
        const [{ count } = { count: -1 }] = await app.db.$queryRaw<{ count: number }[]>`
          SELECT count(*)::int FROM pgboss.job WHERE name = 'importazione' AND state < 'completed'`
        return count
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(0)

test('cancelled while it writes, nothing of it is there; then the same file is imported', async () => {
  const pk = await start('A', 1500)
  expect(await read(pk)).toMatchObject({ descrizione: 'Importazione di clienti da A.xls' })
  await expect.poll(async () => (await read(pk)).progresso, { timeout: 120_000, interval: 20 }).toBeGreaterThan(5)
  expect(await cancel(pk)).toEqual([])
  expect((await read(pk)).stato).toBe('ANNULLATO')
  await standing()
  expect((await read(pk)).stato).toBe('ANNULLATO')
  expect(await written('A')).toBe(0)
  expect(await app.db.auditLog.count({ where: { oggetto: 'Cliente' } })).toBe(0)
  expect(await app.db.eventLog.count({ where: { topic: 'cliente' } })).toBe(0)
  const again = await start('A', 1500)
  await standing()
  expect(await read(again)).toMatchObject({ stato: 'COMPLETATO', risultato: { inseriti: 1500 } })
})

test('cancelled at any moment: all of it, and then it was late, or nothing', async () => {
  const outcomes = new Set<string>()
  // From before it begins to after it has ended.
  for (const [n, wait] of [0, 500, 1300, 6000].entries()) {
    const sigla = `B${n}-`
    const pk = await start(sigla, 1001)
    await new Promise((resolve) => setTimeout(resolve, wait))
    const errors = await cancel(pk)
    await standing()
    const { stato } = await read(pk)
    outcomes.add(stato)
    const late = errors.includes('TOO_LATE')
    expect({ stato, scritti: await written(sigla) }).toEqual(
      late ? { stato: 'COMPLETATO', scritti: 1001 } : { stato: 'ANNULLATO', scritti: 0 },
    )
  }
  expect(outcomes).toContain('ANNULLATO')
})
