import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const REPORT = 'mutation ($input: ReportProblemaInput!) { reportProblema(input: $input) { fatto errors { field } } }'
const fault = { messaggio: 'x is undefined', stack: 'at y', url: '/preventivi/#/1' }

test('a fault of a browser is kept; only a superuser’s report counts as one', async () => {
  for (const [tipo, origin] of [
    ['agente', 'browser'],
    ['super', 'riportato'],
  ] as const) {
    const client = await app.as(tipo)
    const { data } = await client.graphql(REPORT, { input: { ...fault, riportato: true } })
    expect(data).toEqual({ reportProblema: { fatto: true, errors: [] } })
    const riga = await app.db.segnalazione.findFirstOrThrow({ where: { userId: client.user?.id } })
    expect(riga).toMatchObject({ ...fault, origine: origin })
    expect(riga.requestId).not.toBe('')
  }
})

test('sizes are limited, visitors refused, a flood throttled', async () => {
  const client = await app.as('staff')
  const grande = { messaggio: 'm'.repeat(2001), stack: 's'.repeat(10_001), url: 'u'.repeat(2001) }
  const { data } = await client.graphql<{ reportProblema: { errors: { field: string }[] } }>(REPORT, {
    input: grande,
  })
  expect(data?.reportProblema.errors.map(({ field }) => field).sort()).toEqual(['messaggio', 'stack', 'url'])
  const { errors } = await app.visitor.graphql(REPORT, { input: fault })
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  const codici: unknown[] = []
  for (let i = 0; i < 11; i++) codici.push((await client.graphql(REPORT, { input: fault })).errors?.[0]?.extensions)
  // Ten a minute; a minute may end meanwhile.
  expect(codici.filter(Boolean).length).toBeLessThanOrEqual(1)
  const riempie = await Promise.all(Array.from({ length: 25 }, () => client.graphql(REPORT, { input: fault })))
  expect(riempie.some((outcome) => outcome.errors?.[0]?.extensions?.code === 'THROTTLED')).toBe(true)
})

test('superusers read them, nobody else', async () => {
  const other = await makeUser(app.db)
  await app.db.segnalazione.create({
    data: { origine: 'server', messaggio: 'Base dati via', requestId: 'abc-123', userId: other.id },
  })
  const elenco = '{ segnalazioni(filtro: { testo: "abc-123" }) { nodes { origine messaggio user { nome } } } }'
  const { data } = await (await app.as('super')).graphql(elenco)
  const name = `${other.firstName} ${other.lastName}`
  expect(data).toEqual({
    segnalazioni: { nodes: [{ origine: 'server', messaggio: 'Base dati via', user: { nome: name } }] },
  })
  for (const tipo of ['staff', 'agente'] as const) {
    expect((await (await app.as(tipo)).graphql(elenco)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  }
})

test('those of a day and after', async () => {
  const segnalazioneAt = (it: string) =>
    app.db.segnalazione.create({ data: { origine: 'prova', messaggio: it, il: it } })
  await Promise.all(['2026-03-01T22:59:59Z', '2026-03-01T23:00:00Z', '2026-03-05T12:00:00Z'].map(segnalazioneAt))
  const elenco =
    '{ segnalazioni(filtro: { origine: "prova", periodo: { dal: "2026-03-02" } }, ordinamento: [IL]) { nodes { messaggio } } }'
  const { data } = await (await app.as('super')).graphql(elenco)
  const waits = ['2026-03-01T23:00:00Z', '2026-03-05T12:00:00Z'].map((message) => ({ messaggio: message }))
  expect(data).toEqual({ segnalazioni: { nodes: waits } })
})
