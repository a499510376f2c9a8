import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../server/test/client.ts'
import { makeAgente, makeUser } from '../../../server/test/factories.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.as('super')
})
afterAll(() => app.close())

const BASE = '/api/admin-users'

async function chiedi<T = Record<string, unknown>>(method: string, path: string, body?: unknown, chi = admin) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await chi.fetch(
    `${BASE}${path}`,
    body === undefined ? { method } : { method, headers, body: JSON.stringify(body) },
  )
  const testo = await response.text()
  return { status: response.status, body: (testo ? JSON.parse(testo) : null) as T }
}

const flag = {
  can_admin_users: false,
  can_view_attivita_operatori: false,
  remind_stato_ordine_fornitore: false,
  remind_miss_ordini_fornitore: false,
  mail_schedulazione: false,
  vbh_readonly_access: false,
  can_view_linea_saomad: false,
}
const nuovo = {
  username: 'vecchio.client',
  email: 'v@example.com',
  first_name: 'Vecchio',
  last_name: 'Client',
  password: 'una frase lunga',
}
/** What no body may set. */
const veleno = { id: 1, pk: 1, password_hash: 'x', last_login: '2020-01-01T00:00:00Z', user: 1, user_id: 1, agente: 1 }

describe('users', () => {
  test('created, read, changed, listed, removed', async () => {
    const creato = await chiedi<{ id: number }>('POST', '/users/', { ...nuovo, ...veleno, info: { note: 'n' } })
    const { id } = creato.body
    const { password: _, ...visibili } = nuovo
    const letto = {
      ...visibili,
      id,
      is_superuser: false,
      is_staff: false,
      is_active: true,
      last_login: null,
      versione: 1,
      info: { note: 'n', ...flag },
      operatore: null,
      app_account: null,
      agente: null,
      fornitore: null,
    }
    expect(creato).toEqual({ status: 201, body: letto })
    expect(await chiedi('GET', `/users/${id}`)).toEqual({ status: 200, body: letto })
    const corpo = { ...visibili, is_staff: 'true', info: { can_admin_users: true }, versione: 1, ...veleno }
    const cambiato = await chiedi('PUT', `/users/${id}/`, corpo)
    expect(cambiato).toEqual({ status: 200, body: { ...letto, is_staff: true, versione: 2 } })
    expect((await chiedi('PUT', `/users/${id}/`, { ...corpo, first_name: 'X' })).status).toBe(409)
    const elenco = await chiedi<{ results: object[]; pagination: object }>('GET', '/users/?search=CLIENT%20vecchio')
    expect(elenco.body).toMatchObject({ count: 1, next: null, previous: null, pagination: { page: 1, num_pages: 1 } })
    expect(elenco.body.results).toEqual([cambiato.body])
    expect(await chiedi('DELETE', `/users/${id}/`)).toEqual({ status: 204, body: null })
    expect((await chiedi('GET', `/users/${id}/`)).status).toBe(404)
  })

  test('filters and pages', async () => {
    await makeUser(app.db, { username: 'filtro.a', operatore: {} })
    await makeUser(app.db, { username: 'filtro.b', appAccount: {}, isStaff: true })
    await makeAgente(app.db, {}, { username: 'filtro.c' })
    const nomi = async (query: string) => {
      const { body } = await chiedi<{ results: { username: string }[] }>('GET', `/users/?search=filtro${query}`)
      return body.results.map(({ username }) => username)
    }
    expect(await nomi('')).toEqual(['filtro.a', 'filtro.b', 'filtro.c'])
    expect(await nomi('&is_operatore=true')).toEqual(['filtro.a'])
    expect(await nomi('&is_app_account=1&is_staff=on')).toEqual(['filtro.b'])
    expect(await nomi('&agente=true')).toEqual(['filtro.c'])
    expect(await nomi('&is_superuser=true')).toEqual([])
    expect(await nomi('&ordering=-username&page_size=1&page=2')).toEqual(['filtro.b'])
    expect((await chiedi('GET', '/users/?search=filtro&page=9')).status).toBe(404)
    expect((await chiedi('GET', '/users/?is_staff=boh')).status).toBe(400)
  })

  test('every wrong field, nested ones inside their object', async () => {
    const vuoto = await chiedi('POST', '/users/', {})
    expect(vuoto).toMatchObject({
      status: 400,
      body: { username: ['Campo obbligatorio'], password: expect.any(Array) },
    })
    const sbagliato = { ...nuovo, username: 'a b', email: 'x', confirm_password: 'y', info: { note: 'x'.repeat(9999) } }
    expect((await chiedi('POST', '/users/', sbagliato)).body).toEqual({
      username: [expect.stringContaining('solo lettere')],
      email: ['Inserisci un indirizzo email valido.'],
      info: { note: [expect.stringContaining('5000')] },
      confirm_password: ['Le due password inserite non sono uguali'],
    })
    const tipi = { ...nuovo, username: ['a'], info: { can_admin_users: 'boh', note: {} } }
    expect(Object.keys((await chiedi('POST', '/users/', tipi)).body)).toEqual(['username', 'info'])
    expect((await chiedi('POST', '/users/', { ...nuovo, info: 'x' })).body).toHaveProperty('info')
    expect(await app.db.user.count({ where: { username: nuovo.username } })).toBe(0)
  })

  test('password', async () => {
    const { id } = await makeUser(app.db)
    const path = `/users/${id}/update_password/`
    expect((await chiedi('PUT', path, { password: 'corta' })).body).toEqual({
      password: ['Questa password è troppo corta. Deve contenere almeno 8 caratteri.'],
    })
    expect(await chiedi('PUT', path, { password: 'una frase lunga' })).toMatchObject({ status: 200, body: { id } })
    const login = { username: (await app.db.user.findUniqueOrThrow({ where: { id } })).username }
    const response = await app.fetch('/api/login/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...login, password: 'una frase lunga' }),
    })
    expect(response.status).toBe(200)
  })

  test('oneself stays, so does who is in the history', async () => {
    const { user } = await admin.contesto().then(({ viewer }) => ({ user: viewer }))
    expect(await chiedi('DELETE', `/users/${user?.id}/`)).toEqual({
      status: 400,
      body: { non_field_errors: ['Non puoi eliminare te stesso.'] },
    })
    const togli = await chiedi('PUT', `/users/${user?.id}/`, { username: 'super', info: { can_admin_users: false } })
    expect(togli.body).toEqual({ info: { can_admin_users: [expect.stringContaining('te stesso')] } })
  })
})

describe('roles', () => {
  test('operator', async () => {
    const { id: user } = await makeUser(app.db)
    const creato = await chiedi<{ id: number }>('POST', '/operators/', { user, vede_ordini: true })
    const letto = {
      id: expect.any(Number),
      user,
      vede_ordini: true,
      modifica_stato_ordine: false,
      modifica_stato_fasi_ordine: false,
      modifica_stato_fasi_ordine_fornitore: false,
    }
    expect(creato).toEqual({ status: 201, body: letto })
    const path = `/operators/${creato.body.id}/`
    const altro = await makeUser(app.db)
    const cambiato = await chiedi('PUT', path, { modifica_stato_ordine: '1', user: altro.id })
    expect(cambiato).toEqual({ status: 200, body: { ...letto, modifica_stato_ordine: true } })
    expect((await chiedi('POST', '/operators/', { user })).body).toHaveProperty('user')
    expect((await chiedi('POST', '/operators/', {})).body).toEqual({ user: ['Campo obbligatorio'] })
    expect((await chiedi('DELETE', path)).status).toBe(204)
    expect((await chiedi('DELETE', path)).status).toBe(404)
  })

  test('agent', async () => {
    const [{ id: user }, capo] = [await makeUser(app.db), await makeAgente(app.db)]
    const corpo = { codice: 'REST01', tipo_agente: 'B2C*s', capo_area: String(capo.id) }
    const creato = await chiedi<{ id: number }>('POST', '/agenti/', { user, ...corpo })
    const letto = { id: expect.any(Number), user, ...corpo, capo_area: capo.id }
    expect(creato).toEqual({ status: 201, body: letto })
    const path = `/agenti/${creato.body.id}/`
    expect((await chiedi('PUT', path, { codice: 'REST02', tipo_agente: 'B2B' })).body).toMatchObject({
      codice: 'REST02',
      tipo_agente: 'B2B',
      capo_area: capo.id,
    })
    expect((await chiedi('PUT', path, { ...corpo, capo_area: null })).body).toMatchObject({ capo_area: null })
    expect((await chiedi('PUT', path, { ...corpo, capo_area: creato.body.id })).body).toHaveProperty('capo_area')
    expect((await chiedi('PUT', path, { tipo_agente: 'B2X', codice: '' })).body).toEqual({
      codice: ['Campo obbligatorio'],
      tipo_agente: ['Il valore non è tra le scelte disponibili'],
    })
    expect((await chiedi('DELETE', path)).status).toBe(204)
  })

  test('app account and its customers', async () => {
    const { id: user } = await makeUser(app.db)
    const cliente = await app.db.cliente.create({ data: { nome: 'Rossi', codice: 'C77' } })
    const creato = await chiedi<{ id: number }>('POST', '/accounts/', { user, visualizza_ecommerce: true })
    const letto = {
      id: expect.any(Number),
      user,
      visualizza_stati_ordine: false,
      visualizza_ecommerce: true,
      ultimo_accesso: null,
      accesso_clienti: [] as object[],
    }
    expect(creato).toEqual({ status: 201, body: letto })
    const path = `/accounts/${creato.body.id}/`
    expect((await chiedi('PUT', path, { visualizza_ecommerce: false })).status).toBe(200)
    const scelti = await chiedi('PUT', `${path}accesso_clienti/`, { ids: [cliente.id, String(cliente.id)] })
    expect(scelti.body).toMatchObject({ accesso_clienti: [{ id: cliente.id, nome: 'Rossi', codice: 'C77' }] })
    expect((await chiedi('PUT', `${path}accesso_clienti/`, {})).body).toEqual({ ids: ['Campo obbligatorio'] })
    expect((await chiedi('PUT', `${path}accesso_clienti/`, { ids: [999_999] })).status).toBe(400)
    expect((await chiedi('DELETE', path)).status).toBe(204)
  })
})

test('a superuser without the flag, and staff, are refused everywhere', async () => {
  for (const chi of [await app.as(await makeUser(app.db, { isSuperuser: true, info: {} })), await app.as('staff')]) {
    expect((await chiedi('GET', '/users/', undefined, chi)).status).toBe(403)
    expect((await chiedi('POST', '/users/', nuovo, chi)).status).toBe(403)
  }
})
