import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeUser } from '#server-test/factories.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.as('super')
})
afterAll(() => app.close())

const BASE = '/api/admin-users'

async function ask<T = Record<string, unknown>>(method: string, path: string, body?: unknown, who = admin) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await who.fetch(
    `${BASE}${path}`,
    body === undefined ? { method } : { method, headers, body: JSON.stringify(body) },
  )
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T }
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
const next = {
  username: 'vecchio.client',
  email: 'v@example.com',
  first_name: 'Vecchio',
  last_name: 'Client',
  password: 'una frase lunga',
}
/** What no body may set. */
const venom = { id: 1, pk: 1, password_hash: 'x', last_login: '2020-01-01T00:00:00Z', user: 1, user_id: 1, agente: 1 }

describe('users', () => {
  test('created, read, changed, listed, removed', async () => {
    const created = await ask<{ id: number }>('POST', '/users/', { ...next, ...venom, info: { note: 'n' } })
    const { id } = created.body
    const { password: _, ...visible } = next
    const read = {
      ...visible,
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
    expect(created).toEqual({ status: 201, body: read })
    expect(await ask('GET', `/users/${id}`)).toEqual({ status: 200, body: read })
    const body = { ...visible, is_staff: 'true', info: { can_admin_users: true }, versione: 1, ...venom }
    const changed = await ask('PUT', `/users/${id}/`, body)
    expect(changed).toEqual({ status: 200, body: { ...read, is_staff: true, versione: 2 } })
    expect((await ask('PUT', `/users/${id}/`, { ...body, first_name: 'X' })).status).toBe(409)
    const elenco = await ask<{ results: object[]; pagination: object }>('GET', '/users/?search=CLIENT%20vecchio')
    expect(elenco.body).toMatchObject({ count: 1, next: null, previous: null, pagination: { page: 1, num_pages: 1 } })
    expect(elenco.body.results).toEqual([changed.body])
    expect(await ask('DELETE', `/users/${id}/`)).toEqual({ status: 204, body: null })
    expect((await ask('GET', `/users/${id}/`)).status).toBe(404)
  })

  test('filters and pages', async () => {
    await makeUser(app.db, { username: 'filtro.a', operatore: {} })
    await makeUser(app.db, { username: 'filtro.b', appAccount: {}, isStaff: true })
    await makeAgente(app.db, {}, { username: 'filtro.c' })
    const names = async (query: string) => {
      const { body } = await ask<{ results: { username: string }[] }>('GET', `/users/?search=filtro${query}`)
      return body.results.map(({ username }) => username)
    }
    expect(await names('')).toEqual(['filtro.a', 'filtro.b', 'filtro.c'])
    expect(await names('&is_operatore=true')).toEqual(['filtro.a'])
    expect(await names('&is_app_account=1&is_staff=on')).toEqual(['filtro.b'])
    expect(await names('&agente=true')).toEqual(['filtro.c'])
    expect(await names('&is_superuser=true')).toEqual([])
    expect(await names('&ordering=-username&page_size=1&page=2')).toEqual(['filtro.b'])
    expect((await ask('GET', '/users/?search=filtro&page=9')).status).toBe(404)
    expect((await ask('GET', '/users/?is_staff=boh')).status).toBe(400)
  })

  test('every wrong field, nested ones inside their object', async () => {
    const empty = await ask('POST', '/users/', {})
    expect(empty).toMatchObject({
      status: 400,
      body: { username: ['Campo obbligatorio'], password: expect.any(Array) },
    })
    const wrong = { ...next, username: 'a b', email: 'x', confirm_password: 'y', info: { note: 'x'.repeat(9999) } }
    expect((await ask('POST', '/users/', wrong)).body).toEqual({
      username: [expect.stringContaining('solo lettere')],
      email: ['Inserisci un indirizzo email valido.'],
      info: { note: [expect.stringContaining('5000')] },
      confirm_password: ['Le due password inserite non sono uguali'],
    })
    const tipi = { ...next, username: ['a'], info: { can_admin_users: 'boh', note: {} } }
    expect(Object.keys((await ask('POST', '/users/', tipi)).body)).toEqual(['username', 'info'])
    expect((await ask('POST', '/users/', { ...next, info: 'x' })).body).toHaveProperty('info')
    expect(await app.db.user.count({ where: { username: next.username } })).toBe(0)
  })

  test('password', async () => {
    const { id } = await makeUser(app.db)
    const path = `/users/${id}/update_password/`
    expect((await ask('PUT', path, { password: 'corta' })).body).toEqual({
      password: ['Questa password è troppo corta. Deve contenere almeno 8 caratteri.'],
    })
    // As documented; the product's own screens want ten.
    expect(await ask('PUT', path, { password: 'kR7#mQ2x' })).toMatchObject({ status: 200, body: { id } })
    const input = { pk: id, password: 'kR7#mQ2x', confirmPassword: 'kR7#mQ2x' }
    const document =
      'mutation ($input: SetPasswordUserInput!) { setPasswordUser(input: $input) { errors { message } } }'
    const own = await admin.graphql<{ setPasswordUser: { errors: object[] } }>(document, { input })
    expect(own.data?.setPasswordUser.errors).toEqual([{ message: expect.stringContaining('almeno 10 caratteri') }])
    expect(await ask('PUT', path, { password: 'una frase lunga' })).toMatchObject({ status: 200, body: { id } })
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
    expect(await ask('DELETE', `/users/${user?.id}/`)).toEqual({
      status: 400,
      body: { non_field_errors: ['Non puoi eliminare te stesso.'] },
    })
    const remove = await ask('PUT', `/users/${user?.id}/`, { username: 'super', info: { can_admin_users: false } })
    expect(remove.body).toEqual({ info: { can_admin_users: [expect.stringContaining('te stesso')] } })
  })
})

describe('roles', () => {
  test('operator', async () => {
    const { id: user } = await makeUser(app.db)
    const created = await ask<{ id: number }>('POST', '/operators/', { user, vede_ordini: true })
    const read = {
      id: expect.any(Number),
      user,
      vede_ordini: true,
      modifica_stato_ordine: false,
      modifica_stato_fasi_ordine: false,
      modifica_stato_fasi_ordine_fornitore: false,
    }
    expect(created).toEqual({ status: 201, body: read })
    const path = `/operators/${created.body.id}/`
    const other = await makeUser(app.db)
    const changed = await ask('PUT', path, { modifica_stato_ordine: '1', user: other.id })
    expect(changed).toEqual({ status: 200, body: { ...read, modifica_stato_ordine: true } })
    expect((await ask('POST', '/operators/', { user })).body).toHaveProperty('user')
    expect((await ask('POST', '/operators/', {})).body).toEqual({ user: ['Campo obbligatorio'] })
    expect((await ask('DELETE', path)).status).toBe(204)
    expect((await ask('DELETE', path)).status).toBe(404)
  })

  test('agent', async () => {
    const [{ id: user }, capo] = [await makeUser(app.db), await makeAgente(app.db)]
    const body = { codice: 'REST01', tipo_agente: 'B2C*s', capo_area: String(capo.id) }
    const created = await ask<{ id: number }>('POST', '/agenti/', { user, ...body })
    const read = { id: expect.any(Number), user, ...body, capo_area: capo.id }
    expect(created).toEqual({ status: 201, body: read })
    const path = `/agenti/${created.body.id}/`
    expect((await ask('PUT', path, { codice: 'REST02', tipo_agente: 'B2B' })).body).toMatchObject({
      codice: 'REST02',
      tipo_agente: 'B2B',
      capo_area: capo.id,
    })
    expect((await ask('PUT', path, { ...body, capo_area: null })).body).toMatchObject({ capo_area: null })
    expect((await ask('PUT', path, { ...body, capo_area: created.body.id })).body).toHaveProperty('capo_area')
    expect((await ask('PUT', path, { tipo_agente: 'B2X', codice: '' })).body).toEqual({
      codice: ['Campo obbligatorio'],
      tipo_agente: ['Il valore non è tra le scelte disponibili'],
    })
    expect((await ask('DELETE', path)).status).toBe(204)
  })

  test('app account and its customers', async () => {
    const { id: user } = await makeUser(app.db)
    const cliente = await app.db.cliente.create({ data: { nome: 'Rossi', codice: 'C77' } })
    const created = await ask<{ id: number }>('POST', '/accounts/', { user, visualizza_ecommerce: true })
    const read = {
      id: expect.any(Number),
      user,
      visualizza_stati_ordine: false,
      visualizza_ecommerce: true,
      ultimo_accesso: null,
      accesso_clienti: [] as object[],
    }
    expect(created).toEqual({ status: 201, body: read })
    const path = `/accounts/${created.body.id}/`
    expect((await ask('PUT', path, { visualizza_ecommerce: false })).status).toBe(200)
    const chosen = await ask('PUT', `${path}accesso_clienti/`, { ids: [cliente.id, String(cliente.id)] })
    expect(chosen.body).toMatchObject({ accesso_clienti: [{ id: cliente.id, nome: 'Rossi', codice: 'C77' }] })
    expect((await ask('PUT', `${path}accesso_clienti/`, {})).body).toEqual({ ids: ['Campo obbligatorio'] })
    expect((await ask('PUT', `${path}accesso_clienti/`, { ids: [999_999] })).status).toBe(400)
    expect((await ask('DELETE', path)).status).toBe(204)
  })
})

test('a superuser without the flag, and staff, are refused everywhere', async () => {
  for (const who of [await app.as(await makeUser(app.db, { isSuperuser: true, info: {} })), await app.as('staff')]) {
    expect((await ask('GET', '/users/', undefined, who)).status).toBe(403)
    expect((await ask('POST', '/users/', next, who)).status).toBe(403)
  }
})
