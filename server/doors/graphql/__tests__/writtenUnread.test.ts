import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { onServer } from '#server-test/database.ts'

let app: TestApp
let user: Client

beforeAll(async () => {
  app = await createTestApp()
  user = await app.as('super')
})
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : ((asked as { text?: string })?.text ?? ''))

/** From the next commit on, ends the backends that read customers. @param times how many of them */
function killReadersAfterCommit(times: number): void {
  const ask = pg.Client.prototype.query as (...args: unknown[]) => unknown
  let isCommitted = false
  let left = times
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const text = textOf(args[0])
    if (text === 'COMMIT') isCommitted = true
    if (!isCommitted || left === 0 || !text.startsWith('SELECT') || !text.includes('clienti')) {
      return ask.apply(this, args)
    }
    left--
    const { processID } = this as pg.Client & { processID: number }
    const killed = onServer(
      app.services.config.databaseUrl,
      (client) => ask.call(client, 'SELECT pg_terminate_backend($1, 5000)', [processID]) as Promise<unknown>,
    )
    return killed.then(() => ask.apply(this, args))
  })
}

const CREATE =
  'mutation ($nome: String!) { createCliente(input: { nome: $nome }) { errors { message } cliente { nome } } }'
const howMany = (name: string) => app.db.cliente.count({ where: { nome: name } })

test('the backend dies between commit and read: it is read by another', async () => {
  killReadersAfterCommit(1)
  const { data, errors } = await user.graphql(CREATE, { nome: 'Uno' })
  expect(errors).toBeUndefined()
  expect(data).toEqual({ createCliente: { errors: [], cliente: { nome: 'Uno' } } })
  expect(await howMany('Uno')).toBe(1)
})

test('what can still not be read is told as written, in GraphQL', async () => {
  killReadersAfterCommit(99)
  const { errors } = await user.graphql(CREATE, { nome: 'Due' })
  vi.restoreAllMocks()
  expect(errors).toMatchObject([{ extensions: { code: 'WRITTEN_UNREAD' }, path: ['createCliente', 'cliente'] }])
  expect(errors?.[0]?.message).toMatch(/^Salvato, ma/)
  expect(await howMany('Due')).toBe(1)
})

test('and in REST: 202, which says so', async () => {
  killReadersAfterCommit(99)
  const body = JSON.stringify({ nome: 'Tre' })
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const response = await user.fetch('/api/planner/clienti/', { method: 'POST', headers, body })
  vi.restoreAllMocks()
  expect([response.status, await response.json()]).toEqual([202, { detail: expect.stringMatching(/^Salvato, ma/) }])
  expect(await howMany('Tre')).toBe(1)
})

test('what was not written is told as not done', async () => {
  const ask = pg.Client.prototype.query as (...args: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    if (!textOf(args[0]).startsWith('INSERT')) return ask.apply(this, args)
    const { processID } = this as pg.Client & { processID: number }
    const killed = onServer(
      app.services.config.databaseUrl,
      (client) => ask.call(client, 'SELECT pg_terminate_backend($1, 5000)', [processID]) as Promise<unknown>,
    )
    return killed.then(() => ask.apply(this, args))
  })
  const { errors } = await user.graphql(CREATE, { nome: 'Quattro' })
  vi.restoreAllMocks()
  expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }])
  expect(await howMany('Quattro')).toBe(0)
})
