import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo, makeStatoPreventivo } from '#server-test/factories.ts'

let app: TestApp
let staff: Client
let agente: Client
let pk: number

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
  agente = await app.as('agente')
  const { id: agenteId } = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
  pk = (await makePreventivo(app.db)).id
  const stato = await makeStatoPreventivo(app.db, { stato: 'Inviato' })
  await app.db.auditLog.create({ data: { oggetto: 'Preventivo', oggettoPk: pk, azione: 'crea' } })
  const assign =
    'mutation ($pk: Int!, $v: Int) { setAgentePreventivo(input: { pk: $pk, agentePk: $v }) { errors { message } } }'
  const change =
    'mutation ($pk: Int!, $v: Int) { setStatoPreventivo(input: { pk: $pk, statoPk: $v }) { errors { message } } }'
  await staff.graphql(assign, { pk, v: agenteId })
  await staff.graphql(change, { pk, v: stato.id })
})
afterAll(() => app.close())

const STORICO = 'query ($pk: Int!) { storicoPreventivo(pk: $pk) { utente azione campo prima dopo } }'

test('who, what, before and after, newest first, in Italian', async () => {
  const { data } = await staff.graphql(STORICO, { pk })
  const utente = `${staff.user?.firstName} ${staff.user?.lastName}`
  expect(data).toEqual({
    storicoPreventivo: [
      { utente, azione: 'Stato cambiato', campo: 'Stato', prima: null, dopo: 'Inviato' },
      { utente, azione: 'Agente assegnato', campo: 'Agente', prima: null, dopo: expect.stringContaining('Utente') },
      { utente: 'Modulo pubblico', azione: 'Richiesta ricevuta', campo: '', prima: null, dopo: null },
    ],
  })
})

test('agents do not read about the agent', async () => {
  const { data } = await agente.graphql<{ storicoPreventivo: { azione: string }[] }>(STORICO, { pk })
  expect(data?.storicoPreventivo.map(({ azione }) => azione)).toEqual(['Stato cambiato', 'Richiesta ricevuta'])
})

test("nobody reads the history of a quote that they don't see", async () => {
  const foreign = await makePreventivo(app.db)
  for (const numero of [foreign.id, 999_999]) {
    const { errors } = await agente.graphql(STORICO, { pk: numero })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  }
  expect((await (await app.as('app')).graphql(STORICO, { pk })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await app.visitor.graphql(STORICO, { pk })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
