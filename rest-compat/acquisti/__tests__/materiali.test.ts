import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

async function call(method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const response = await superuser.fetch(`/api/planner/materiali/${path}`, { method, ...init })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

const COLUMNS = { colonne_list: ['Codice', 'quantita'], sort: [['codice', 'desc']], labels: { codice: 'Cod.' } }
const WHOLE = { ...COLUMNS, nome: 'Soglie', show_reminder_ordine_fornitore: true }

test('GET: the list, with search, order and pages', async () => {
  const { status, body } = await call('GET', '?ordering=-nome&page_size=1')
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 4, pagination: { page: 1, page_size: 1, num_pages: 4, more: true } })
  expect(body.results).toEqual([
    {
      id: expect.any(Number),
      nome: 'vetro',
      colonne_list: [],
      sort: [],
      labels: {},
      show_reminder_ordine_fornitore: false,
      per_schedulazione: true,
      versione: 1,
    },
  ])
  expect((await call('GET', '?search=TEL')).body.results).toMatchObject([{ nome: 'telai' }])
})

test('POST, PUT by name, DELETE; what is not to be written changes nothing', async () => {
  const next = await call('POST', '', { ...WHOLE, per_schedulazione: true, id: 1, versione: 9 })
  expect(next).toMatchObject({ status: 201, body: { ...WHOLE, per_schedulazione: false, versione: 1 } })
  expect(await call('PUT', 'Soglie/', { nome: 'Soglie', colonne_list: ['quantita'] })).toMatchObject({
    status: 200,
    body: { colonne_list: ['quantita'], sort: [], labels: {}, versione: 2 },
  })
  expect(
    await call('PUT', 'Soglie', { nome: 'Soglie', labels: {}, versione: 1, sort: [['quantita', 'asc']] }),
  ).toMatchObject({
    status: 409,
  })
  expect(await call('DELETE', 'Soglie')).toEqual({ status: 204, body: null })
  expect(await call('DELETE', 'Soglie/')).toEqual({ status: 404, body: { detail: 'Non trovato.' } })
})

test.each(['Porte e finestre', 'Perù 1/2', '50 % + x?&#', '../vetro', 'a\\b', '12', 'ポ'])(
  'the name %s in an address',
  async (name) => {
    expect((await call('POST', '', { nome: name })).status).toBe(201)
    const path = encodeURIComponent(name)
    expect(await call('PUT', `${path}/`, { nome: name, colonne_list: ['a'] })).toMatchObject({
      status: 200,
      body: { nome: name },
    })
    expect((await call('DELETE', path)).status).toBe(204)
  },
)

test.each(['%E0%A4%A', '%00', '%', 'mai%20visto', 'a/b'])('no material is called %s', async (path) => {
  expect((await call('PUT', `${path}/`, { nome: 'x' })).status).toBe(404)
  expect((await call('DELETE', `${path}/`)).status).toBe(404)
})

test('what is wrong is told field by field', async () => {
  expect(await call('POST', '', { nome: '', colonne_list: 'a', sort: [['x', 'asc']], labels: [1] })).toEqual({
    status: 400,
    body: {
      nome: ['Campo obbligatorio'],
      colonne_list: [expect.any(String)],
      labels: ['È richiesto un elenco di etichette.'],
    },
  })
  expect(await call('POST', '', { nome: 'legno', sort: [['x', 'asc']] })).toEqual({
    status: 400,
    body: { sort: ['Non c’è una colonna «x».'] },
  })
  expect(await call('POST', '', { nome: 'LEGNO' })).toEqual({
    status: 400,
    body: { nome: ['Esiste già un materiale con questo nome.'] },
  })
  expect(await call('POST', '', {})).toMatchObject({ status: 400, body: { nome: ['Campo obbligatorio'] } })
  expect(await call('PUT', 'legno/', { nome: 'Legni' })).toMatchObject({
    status: 400,
    body: { nome: [/schedulazione/] },
  })
  expect(await app.db.materiale.count()).toBe(4)
})

test('DELETE: one that is used, or tied to scheduling, stays', async () => {
  await call('POST', '', { nome: 'Soglie' })
  await makeFornitore(app.db, { nome: 'Sogliere srl', tipologia: 'Soglie' })
  expect(await call('DELETE', 'Soglie/')).toEqual({
    status: 400,
    body: { non_field_errors: ['Il materiale è usato da 1 fornitore (Sogliere srl): non si può eliminare.'] },
  })
  expect(await call('DELETE', 'legno/')).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.any(String)] },
  })
  expect(await app.db.materiale.count({ where: { nome: { in: ['Soglie', 'legno'] } } })).toBe(2)
})
