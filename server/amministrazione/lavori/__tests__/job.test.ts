import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/client.ts'
import { makeJob } from '../../../test/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a job is its user’s and the superuser’s; to others it does not exist', async () => {
  const agente = await app.as('agente')
  const errori = [{ code: 'INVALID', field: 'righe[3]', message: 'Nome mancante' }]
  const suo = await makeJob(app.db, { userId: agente.user?.id, stato: 'FALLITO', errori })
  const diNessuno = await makeJob(app.db)
  const leggi = (pk: number) => `{ job(pk: ${pk}) { pk stato progresso risultato errori { code field message } } }`
  const visto = { pk: suo.id, stato: 'FALLITO', progresso: 0, risultato: null, errori }
  expect((await agente.graphql(leggi(suo.id))).data).toEqual({ job: visto })
  expect((await (await app.as('super')).graphql(leggi(suo.id))).data).toEqual({ job: visto })
  for (const pk of [suo.id, diNessuno.id, 999_999]) {
    expect(await (await app.as('staff')).graphql(leggi(pk))).toEqual({ data: { job: null } })
  }
  expect((await app.visitatore.graphql(leggi(suo.id))).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
})

test('what an import did is told with its kinds to whoever may read the job; of other work nothing', async () => {
  const chi = await app.as('operatore')
  const suo = { userId: chi.user?.id, stato: 'COMPLETATO' } as const
  const risultato = { inseriti: 3, importati: [{ pk: 7, numeroCommessa: '26/1' }] }
  const leggi = async (tipo: string) => {
    const { id } = await makeJob(app.db, { ...suo, tipo, risultato })
    const campi =
      'importazione { inseriti tolti importati { pk numeroCommessa } nonSchedulati { motivo } importazione }'
    return (await chi.graphql<{ job: { importazione: unknown } }>(`{ job(pk: ${id}) { ${campi} } }`)).data?.job
      .importazione
  }
  expect(await leggi('importazione')).toEqual({ ...risultato, tolti: 0, nonSchedulati: [], importazione: null })
  expect(await leggi('prova')).toBe(null)
})

test('those of the last day that are over: the own ones only', async () => {
  const agente = await app.as('capoarea')
  const { id: pk } = await makeJob(app.db, { userId: agente.user?.id, stato: 'COMPLETATO' })
  await makeJob(app.db, { userId: agente.user?.id, stato: 'IN_CORSO' })
  await makeJob(app.db, { userId: agente.user?.id, stato: 'FALLITO', creatoIl: new Date(Date.now() - 25 * 3_600_000) })
  expect((await agente.graphql('{ jobsFiniti { pk } }')).data).toEqual({ jobsFiniti: [{ pk }] })
  expect((await (await app.as('staff')).graphql('{ jobsFiniti { pk } }')).data).toEqual({ jobsFiniti: [] })
})
