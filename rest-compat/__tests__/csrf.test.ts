import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csrfSecret } from '../../server/platform/identity/csrf.ts'
import { type Client, createTestApp, type TestApp } from '../../server/test/client.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
})
afterAll(() => app.close())

const ALFABETO = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** As the old framework's pages carry the token: a mask, and the secret shifted by it. */
function maschera(segreto: string, mask = 'Zz09'.repeat(8)): string {
  const cifra = [...segreto].map((lettera, i) => {
    return ALFABETO[(ALFABETO.indexOf(lettera) + ALFABETO.indexOf(mask.charAt(i))) % 62]
  })
  return mask + cifra.join('')
}

/** An unsafe call that is refused for CSRF or goes on to its 404. */
async function prova(headers: Record<string, string>, client = staff) {
  const response = await client.fetch('/api/preventivi/999999/set_eliminato/', {
    method: 'PUT',
    body: '{"eliminato":true}',
    headers: { 'Content-Type': 'application/json', ...headers },
  })
  return { status: response.status, detail: ((await response.json()) as { detail: string }).detail }
}

const passa = { status: 404, detail: 'Non trovato.' }
const fallisce = (motivo: string) => ({ status: 403, detail: `CSRF Failed: ${motivo}` })
const DALL_HEADER = "CSRF token from the 'X-Csrftoken' HTTP header"

describe('a session that writes', () => {
  const token = () => staff.cookies.get('csrftoken') ?? ''
  const cookie = (csrf: string | null) =>
    `sessionid=${staff.cookies.get('sessionid')}${csrf ? `; csrftoken=${csrf}` : ''}`

  test('the token in either form, in either place', async () => {
    expect(await prova({})).toEqual(passa)
    expect(await prova({ 'x-csrftoken': maschera(token()) })).toEqual(passa)
    expect(await prova({ cookie: cookie(maschera(token(), 'aB3d'.repeat(8))), 'x-csrftoken': token() })).toEqual(passa)
    expect(csrfSecret(maschera(token()))).toBe(token())
  })

  test('without cookie or token', async () => {
    expect(await prova({ cookie: cookie(null) })).toEqual(fallisce('CSRF cookie not set.'))
    expect(await prova({ 'x-csrftoken': '' })).toEqual(fallisce('CSRF token missing.'))
  })

  test('with a wrong one', async () => {
    const altro = 'x'.repeat(32)
    expect(await prova({ 'x-csrftoken': 'corto' })).toEqual(fallisce(`${DALL_HEADER} has incorrect length.`))
    expect(await prova({ 'x-csrftoken': '!'.repeat(32) })).toEqual(fallisce(`${DALL_HEADER} has invalid characters.`))
    expect(await prova({ 'x-csrftoken': altro })).toEqual(fallisce(`${DALL_HEADER} incorrect.`))
    expect(await prova({ cookie: cookie(altro), 'x-csrftoken': altro })).toEqual(fallisce(`${DALL_HEADER} incorrect.`))
    expect(await prova({ 'x-csrftoken': maschera(altro) })).toEqual(fallisce(`${DALL_HEADER} incorrect.`))
  })

  test('from another site', async () => {
    const origin = 'https://evil.example'
    const motivo = `Origin checking failed - ${origin} does not match any trusted origins.`
    expect(await prova({ origin })).toEqual(fallisce(motivo))
    expect((await prova({ origin: 'null' })).status).toBe(403)
    expect((await prova({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await prova({ referer: `${origin}/pagina` })).detail).toMatch(/^CSRF Failed: Referer checking failed/)
    expect(await prova({ referer: 'http://[' })).toEqual(fallisce('Referer checking failed - Referer is malformed.'))
    expect(await prova({ origin: 'http://localhost', referer: 'http://localhost/preventivi/' })).toEqual(passa)
  })
})

test('a visitor needs no token, but not another site either', async () => {
  const init = (headers: Record<string, string>): RequestInit => ({
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', ...headers },
  })
  const invia = (headers: Record<string, string> = {}) => app.visitatore.fetch('/api/preventivi-create/', init(headers))
  expect((await invia()).status).toBe(400)
  expect((await invia({ origin: 'https://evil.example' })).status).toBe(403)
})
