import { afterAll, beforeAll, expect, test } from 'vitest'
import { flags, permissions } from '#platform/permissions.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await makeUser(app.db, { username: 'maria', password: 'una frase lunga', email: 'maria@example.com', isStaff: true })
})
afterAll(() => app.close())

const logIn = (body: object, headers: Record<string, string> = {}) =>
  app.fetch('/api/login/', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })

test('login answers the user and sets both cookies; the session then works until logout', async () => {
  const response = await logIn({ username: 'maria', password: 'una frase lunga' })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    username: 'maria',
    is_staff: true,
    permissions: { viewPreventivi: true },
  })
  const cookies = response.headers.getSetCookie()
  expect(cookies.find((cookie) => cookie.startsWith('sessionid='))).toMatch(/HttpOnly/)
  expect(cookies.find((cookie) => cookie.startsWith('csrftoken='))).not.toMatch(/HttpOnly/)
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  const csrf = /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? ''
  expect((await app.fetch('/api/user/', { headers: { cookie } })).status).toBe(200)

  const exit = { method: 'POST', headers: { cookie, 'x-csrftoken': csrf } }
  expect((await app.fetch('/api/logout/', { method: 'POST', headers: { cookie } })).status).toBe(403)
  const outside = await app.fetch('/api/logout/', exit)
  expect(outside.status).toBe(204)
  expect(outside.headers.getSetCookie().join()).toContain('sessionid=;')
  expect((await app.fetch('/api/user/', { headers: { cookie } })).status).toBe(403)
})

test('a wrong password and an unknown user answer the same', async () => {
  const error = { non_field_errors: ['Impossibile eseguire il login con le credenziali immesse.'] }
  for (const username of ['maria', 'nessuno']) {
    const response = await logIn({ username, password: 'sbagliata' })
    expect([response.status, await response.json()]).toEqual([400, error])
    expect(response.headers.getSetCookie()).toEqual([])
  }
})

test('what is missing or malformed, field by field', async () => {
  expect(await (await logIn({})).json()).toEqual({
    username: ['Campo obbligatorio'],
    password: ['Campo obbligatorio'],
  })
  expect(await (await logIn({ username: ['maria'], password: 'a\0b' })).json()).toEqual({
    username: ['Non è una stringa valida.'],
    password: ['I caratteri null non sono ammessi.'],
  })
})

test('a password keeps its spaces', async () => {
  await makeUser(app.db, { username: 'spazi', password: ' con spazi ' })
  expect((await logIn({ username: 'spazi', password: ' con spazi ' })).status).toBe(200)
  expect((await logIn({ username: 'spazi', password: 'con spazi' })).status).toBe(400)
})

test('an agent is answered with its role', async () => {
  await makeUser(app.db, { username: 'anna', password: 'una frase lunga', agente: { codice: 'X1' } })
  const response = await logIn({ username: 'anna', password: 'una frase lunga' })
  expect(await response.json()).toMatchObject({ agente: { codice: 'X1', is_capo_area: false } })
})

test('login as a form', async () => {
  const body = new URLSearchParams({ username: 'maria', password: 'una frase lunga' })
  expect((await app.fetch('/api/login/', { method: 'POST', body })).status).toBe(200)
})

test('the user with every permission by its name', async () => {
  const capo = await app.as('capoarea')
  const user = (await (await capo.fetch('/api/user/')).json()) as Record<string, unknown>
  expect(user).toEqual({
    id: capo.user?.id,
    username: 'capoarea',
    email: capo.user?.email,
    first_name: capo.user?.firstName,
    last_name: capo.user?.lastName,
    is_superuser: false,
    is_staff: false,
    info: null,
    agente: { id: expect.any(Number), codice: expect.any(String), is_capo_area: true },
    operatore: null,
    app_account: null,
    fornitore: null,
    permissions: expect.objectContaining({ isCapoArea: true, viewPreventivi: true, adminPreventivi: false }),
  })
  expect(Object.keys(user.permissions as object).sort()).toEqual([...flags].sort())
  expect(Object.keys(permissions)).toHaveLength(flags.length)
})

test('roles are told with their own flags', async () => {
  const utente = async (tipo: 'super' | 'operatore.capo' | 'app') =>
    (await (await app.as(tipo)).fetch('/api/user/')).json()
  expect(await utente('super')).toMatchObject({
    info: {
      can_admin_users: true,
      can_view_linea_saomad: true,
      can_view_attivita_operatori: true,
      vbh_readonly_access: false,
    },
    permissions: { adminUsers: true },
  })
  expect(await utente('operatore.capo')).toMatchObject({
    operatore: { vede_ordini: true, modifica_stato_fasi_ordine: true, modifica_stato_fasi_ordine_fornitore: true },
  })
  expect(await utente('app')).toMatchObject({
    app_account: { id: expect.any(Number), visualizza_stati_ordine: false, visualizza_ecommerce: false },
  })
})

test('nobody is told so', async () => {
  const response = await app.visitor.fetch('/api/user/')
  const detail = 'Non sono state immesse le credenziali di autenticazione.'
  expect([response.status, await response.json()]).toEqual([403, { detail }])
})
