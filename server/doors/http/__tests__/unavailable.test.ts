import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { createTestDatabase, onServer, type TestDatabase } from '#server-test/database.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { createDatabaseProxy, type DatabaseProxy } from '#server-test/proxy.ts'

const persisted = {
  io: '{ viewer { pk } }',
  ordini: '{ ordini { nodes { pk } } }',
  crea: 'mutation { createCliente(input: { nome: "Bianchi" }) { errors { message } cliente { pk } } }',
  famiglie: '{ famiglie { pk } }',
}

let database: TestDatabase
let proxy: DatabaseProxy
let app: TestApp
let superuser: Client
let integrator: Client
let key: string

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await createDatabaseProxy(database.url)
  app = await createTestApp({ persisted, config: { databaseUrl: proxy.url } })
  superuser = await app.as('super')
  integrator = await app.conToken(superuser.user as User, { scrittura: true })
  await makeOrdine(app.db)
  key = await app.services.storage.put(new TextEncoder().encode('prova'))
  await app.db.storedFile.create({
    data: { chiave: key, nome: 'a.txt', mime: 'text/plain', dimensione: 5, pubblico: true },
  })
  await app.services.events.start()
})
afterAll(async () => {
  await app.close()
  await proxy.close()
  await database.drop()
})

const json = { 'Content-Type': 'application/json', Accept: 'application/json' }
const asks = (who: Client, body: object) =>
  who.fetch('/graphql', { method: 'POST', headers: json, body: JSON.stringify(body) })
const scriveRest = () =>
  superuser.fetch('/api/planner/clienti/', { method: 'POST', headers: json, body: JSON.stringify({ nome: 'Neri' }) })

const doors: [string, () => Promise<Response>][] = [
  ['REST, a read', () => superuser.fetch('/api/planner/clienti/')],
  ['REST with a token', () => integrator.fetch('/api/planner/clienti/')],
  ['REST, a write', scriveRest],
  ['GraphQL of our pages', () => asks(superuser, { id: 'ordini' })],
  ['GraphQL with a token', () => asks(integrator, { query: '{ ordini { nodes { pk } } }' })],
  ['GraphQL, a write', () => asks(superuser, { id: 'crea' })],
  ['GraphQL of a visitor', () => asks(app.visitor, { id: 'famiglie' })],
  ['a file', () => app.visitor.fetch(`/files/${key}/a.txt`)],
  ['an export', () => superuser.fetch('/esporta/ordini.xlsx')],
  ['a page', () => superuser.fetch('/planner/')],
]

async function expect503(response: Response): Promise<string> {
  const text = await response.text()
  expect(response.status, text).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  return text
}

describe('the database is away', () => {
  beforeAll(() => proxy.cut())
  afterAll(() => proxy.restore())

  test.each(doors)('%s: 503, and when to come back', async (_name, ask) => {
    // The first of several may find a connection that just broke, the next ones find none.
    for (const response of await Promise.all([ask(), ask(), ask()])) {
      expect(await expect503(response)).not.toContain('Errore del server')
    }
  })

  test('GraphQL says so with its code', async () => {
    const { errors } = JSON.parse(await expect503(await asks(app.visitor, { id: 'famiglie' })))
    expect(errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
  })

  test('a browser that asks for a page gets one, which asks again', async () => {
    const response = await superuser.fetch('/planner/', { headers: { Accept: 'text/html,*/*' } })
    expect(response.headers.get('refresh')).toBe('5')
    expect(await expect503(response)).toContain('torna fra poco')
  })

  test('/readyz says so, /healthz lives', async () => {
    expect(JSON.parse(await expect503(await app.fetch('/readyz')))).toMatchObject({ database: false })
    expect((await app.fetch('/healthz')).status).toBe(200)
  })
})

test('once it is there again everything answers', async () => {
  for (const [, ask] of doors.slice(0, 6)) expect((await ask()).status).toBeLessThan(300)
})

describe('the database refuses for want of something', () => {
  const refuse = (code: string | null) =>
    onServer(database.url, async (client) => {
      await client.query('DROP TRIGGER IF EXISTS manca ON clienti')
      if (code === null) return
      await client.query(`CREATE OR REPLACE FUNCTION manca() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'manca' USING ERRCODE = '${code}'; END $$`)
      await client.query('CREATE TRIGGER manca BEFORE INSERT ON clienti FOR EACH ROW EXECUTE FUNCTION manca()')
    })
  afterAll(() => refuse(null))
  beforeEach(() => app.db.segnalazione.deleteMany())

  test.each(['53100', '53200', '53300', '57P01', '57P02', '57P03', '08006', '08P01'])('%s', async (code) => {
    await refuse(code)
    for (const response of await Promise.all([scriveRest(), asks(superuser, { id: 'crea' })])) {
      const text = await expect503(response)
      expect(text.includes('Spazio su disco esaurito')).toBe(code === '53100')
    }
    expect(await app.db.segnalazione.count()).toBe(0)
  })

  test('/readyz tells of a full disk until there is room again', async () => {
    const pronto = async () => JSON.parse(await (await app.fetch('/readyz')).text())
    await refuse('53100')
    await onServer(database.url, async (client) => {
      await client.query(`CREATE FUNCTION manca_sempre() RETURNS event_trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'manca' USING ERRCODE = '53100'; END $$`)
      await client.query('CREATE EVENT TRIGGER pieno ON ddl_command_start EXECUTE FUNCTION manca_sempre()')
    })
    await expect503(await scriveRest())
    await expect.poll(pronto, { timeout: 5000 }).toMatchObject({ database: true, spazio: false })
    await onServer(database.url, (client) => client.query('DROP EVENT TRIGGER pieno'))
    await expect.poll(pronto, { timeout: 5000 }).toMatchObject({ database: true, spazio: true })
  })

  test('another error stays a fault', async () => {
    await refuse('XX000')
    expect((await scriveRest()).status).toBe(500)
  })
})

test('who finds no connection free in time is told to come back', async () => {
  const { db } = app.services
  const longOnes = Array.from({ length: 10 }, () => db.$queryRaw`SELECT pg_sleep(12)::text`.then())
  await new Promise((resolve) => setTimeout(resolve, 200))
  for (const response of await Promise.all([asks(app.visitor, { id: 'famiglie' }), scriveRest()])) {
    await expect503(response)
  }
  await Promise.all(longOnes)
})
