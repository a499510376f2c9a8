import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csrfSecret } from '#platform/identity/csrf.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
})
afterAll(() => app.close())

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** As the old framework's pages carry the token: a mask, and the secret shifted by it. */
function masked(secret: string, mask = 'Zz09'.repeat(8)): string {
  const digit = [...secret].map((letter, i) => {
    return ALPHABET[(ALPHABET.indexOf(letter) + ALPHABET.indexOf(mask.charAt(i))) % 62]
  })
  return mask + digit.join('')
}

/** An unsafe call that is refused for CSRF or goes on to its 404. */
async function trial(headers: Record<string, string>, client = staff) {
  const response = await client.fetch('/api/preventivi/999999/set_eliminato/', {
    method: 'PUT',
    body: '{"eliminato":true}',
    headers: { 'Content-Type': 'application/json', ...headers },
  })
  return { status: response.status, detail: ((await response.json()) as { detail: string }).detail }
}

const passing = { status: 404, detail: 'Non trovato.' }
const fails = (reason: string) => ({ status: 403, detail: `CSRF Failed: ${reason}` })
const FROM_HEADER = "CSRF token from the 'X-Csrftoken' HTTP header"

describe('a session that writes', () => {
  const token = () => staff.cookies.get('csrftoken') ?? ''
  const cookie = (csrf: string | null) =>
    `sessionid=${staff.cookies.get('sessionid')}${csrf ? `; csrftoken=${csrf}` : ''}`

  test('the token in either form, in either place', async () => {
    expect(await trial({})).toEqual(passing)
    expect(await trial({ 'x-csrftoken': masked(token()) })).toEqual(passing)
    expect(await trial({ cookie: cookie(masked(token(), 'aB3d'.repeat(8))), 'x-csrftoken': token() })).toEqual(passing)
    expect(csrfSecret(masked(token()))).toBe(token())
  })

  test('without cookie or token', async () => {
    expect(await trial({ cookie: cookie(null) })).toEqual(fails('CSRF cookie not set.'))
    expect(await trial({ 'x-csrftoken': '' })).toEqual(fails('CSRF token missing.'))
  })

  test('with a wrong one', async () => {
    const other = 'x'.repeat(32)
    expect(await trial({ 'x-csrftoken': 'corto' })).toEqual(fails(`${FROM_HEADER} has incorrect length.`))
    expect(await trial({ 'x-csrftoken': '!'.repeat(32) })).toEqual(fails(`${FROM_HEADER} has invalid characters.`))
    expect(await trial({ 'x-csrftoken': other })).toEqual(fails(`${FROM_HEADER} incorrect.`))
    expect(await trial({ cookie: cookie(other), 'x-csrftoken': other })).toEqual(fails(`${FROM_HEADER} incorrect.`))
    expect(await trial({ 'x-csrftoken': masked(other) })).toEqual(fails(`${FROM_HEADER} incorrect.`))
  })

  test('from another site', async () => {
    const origin = 'https://evil.example'
    const reason = `Origin checking failed - ${origin} does not match any trusted origins.`
    expect(await trial({ origin })).toEqual(fails(reason))
    expect((await trial({ origin: 'null' })).status).toBe(403)
    expect((await trial({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await trial({ referer: `${origin}/pagina` })).detail).toMatch(/^CSRF Failed: Referer checking failed/)
    expect(await trial({ referer: 'http://[' })).toEqual(fails('Referer checking failed - Referer is malformed.'))
    expect(await trial({ origin: 'http://localhost', referer: 'http://localhost/preventivi/' })).toEqual(passing)
  })
})

test('a visitor needs no token, but not another site either', async () => {
  const init = (headers: Record<string, string>): RequestInit => ({
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', ...headers },
  })
  const send = (headers: Record<string, string> = {}) => app.visitor.fetch('/api/preventivi-create/', init(headers))
  expect((await send()).status).toBe(400)
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403)
})
