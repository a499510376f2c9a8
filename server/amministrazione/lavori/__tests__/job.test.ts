import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeJob } from '#server-test/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a job is its user’s and the superuser’s; to others it does not exist', async () => {
  const agente = await app.as('agente')
  const errors = [{ code: 'INVALID', field: 'righe[3]', message: 'Nome mancante' }]
  const own = await makeJob(app.db, { userId: agente.user?.id, stato: 'FALLITO', errori: errors })
  const ofNobody = await makeJob(app.db)
  const read = (pk: number) => `{ job(pk: ${pk}) { pk stato progresso risultato errori { code field message } } }`
  const seen = { pk: own.id, stato: 'FALLITO', progresso: 0, risultato: null, errori: errors }
  expect((await agente.graphql(read(own.id))).data).toEqual({ job: seen })
  expect((await (await app.as('super')).graphql(read(own.id))).data).toEqual({ job: seen })
  for (const pk of [own.id, ofNobody.id, 999_999]) {
    expect(await (await app.as('staff')).graphql(read(pk))).toEqual({ data: { job: null } })
  }
  expect((await app.visitor.graphql(read(own.id))).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
})

test('what an import did is told with its kinds to whoever may read the job; of other work nothing', async () => {
  const who = await app.as('operatore')
  const own = { userId: who.user?.id, stato: 'COMPLETATO' } as const
  const result = { inseriti: 3, importati: [{ pk: 7, numeroCommessa: '26/1' }] }
  const read = async (tipo: string) => {
    const { id } = await makeJob(app.db, { ...own, tipo, risultato: result })
    const fields =
      'importazione { inseriti tolti importati { pk numeroCommessa } nonSchedulati { motivo } importazione }'
    return (await who.graphql<{ job: { importazione: unknown } }>(`{ job(pk: ${id}) { ${fields} } }`)).data?.job
      .importazione
  }
  expect(await read('importazione')).toEqual({ ...result, tolti: 0, nonSchedulati: [], importazione: null })
  expect(await read('prova')).toBe(null)
})

test('those of the last day that are over: the own ones only', async () => {
  const agente = await app.as('capoarea')
  const { id: pk } = await makeJob(app.db, { userId: agente.user?.id, stato: 'COMPLETATO' })
  await makeJob(app.db, { userId: agente.user?.id, stato: 'IN_CORSO' })
  await makeJob(app.db, { userId: agente.user?.id, stato: 'FALLITO', creatoIl: new Date(Date.now() - 25 * 3_600_000) })
  expect((await agente.graphql('{ jobsFiniti { pk } }')).data).toEqual({ jobsFiniti: [{ pk }] })
  expect((await (await app.as('staff')).graphql('{ jobsFiniti { pk } }')).data).toEqual({ jobsFiniti: [] })
})
