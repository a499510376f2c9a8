import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo } from '#server-test/factories.ts'

let app: TestApp
let staff: Client
let pk: number

const REMOVE =
  'mutation ($pk: Int!) { setEliminatoPreventivo(input: { pk: $pk, eliminato: true }) { errors { code } } }'

beforeAll(async () => {
  app = await createTestApp({ persisted: { elimina: REMOVE } })
  staff = await app.as('staff')
  pk = (await makePreventivo(app.db)).id
})
afterAll(() => app.close())

const cookie = () => [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const token = () => staff.cookies.get('csrftoken') ?? ''

/** The same write through both doors, with these headers. */
async function write(headers: Record<string, string>): Promise<number[]> {
  const json = { 'content-type': 'application/json', ...headers }
  const graphql = await app.fetch('/graphql', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ id: 'elimina', variables: { pk } }),
  })
  const rest = await app.fetch(`/api/preventivi/${pk}/set_eliminato/`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ eliminato: true }),
  })
  return [graphql.status, rest.status]
}

test.each([
  ['no token', () => ({ cookie: cookie() })],
  ['a wrong token', () => ({ cookie: cookie(), 'x-csrftoken': 'a'.repeat(32) })],
  ['a short token', () => ({ cookie: cookie(), 'x-csrftoken': 'abc' })],
  ['a token of odd characters', () => ({ cookie: cookie(), 'x-csrftoken': '%'.repeat(32) })],
  [
    'a token planted in both places',
    () => ({
      cookie: `sessionid=${staff.cookies.get('sessionid')}; csrftoken=${'b'.repeat(32)}`,
      'x-csrftoken': 'b'.repeat(32),
    }),
  ],
  ['no cookie', () => ({ cookie: `sessionid=${staff.cookies.get('sessionid')}`, 'x-csrftoken': token() })],
  ['a foreign origin', () => ({ cookie: cookie(), 'x-csrftoken': token(), origin: 'https://evil.example' })],
  ['an opaque origin', () => ({ cookie: cookie(), 'x-csrftoken': token(), origin: 'null' })],
  [
    'our name as a prefix',
    () => ({ cookie: cookie(), 'x-csrftoken': token(), origin: 'http://localhost.evil.example' }),
  ],
  ['another port', () => ({ cookie: cookie(), 'x-csrftoken': token(), origin: 'http://localhost:8080' })],
  ['a foreign referer', () => ({ cookie: cookie(), 'x-csrftoken': token(), referer: 'https://evil.example/x' })],
  ['a malformed referer', () => ({ cookie: cookie(), 'x-csrftoken': token(), referer: 'http://[' })],
  ['a cross-site fetch', () => ({ cookie: cookie(), 'x-csrftoken': token(), 'sec-fetch-site': 'cross-site' })],
])('refused with %s, and nothing changes', async (_what, headers) => {
  expect(await write(headers())).toEqual([403, 403])
  expect((await app.db.preventivo.findUniqueOrThrow({ where: { id: pk } })).eliminato).toBe(false)
})

test('accepted with its token, from our own pages', async () => {
  const headers = {
    cookie: cookie(),
    'x-csrftoken': token(),
    origin: 'http://localhost',
    referer: 'http://localhost/preventivi/',
  }
  expect(await write(headers)).toEqual([200, 200])
  expect((await app.db.preventivo.findUniqueOrThrow({ where: { id: pk } })).eliminato).toBe(true)
})

test('reads need none; a visitor’s cross-site write is refused all the same', async () => {
  expect((await app.fetch('/api/user/', { headers: { cookie: cookie() } })).status).toBe(200)
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
  const response = await app.fetch('/api/preventivi-create/', { method: 'POST', headers, body: '{}' })
  expect(response.status).toBe(403)
  expect(await response.json()).toEqual({
    detail: 'CSRF Failed: Origin checking failed - https://evil.example does not match any trusted origins.',
  })
})
