import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client
let fornitore: { id: number; nome: string }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  fornitore = await makeFornitore(app.db, { tipologia: 'vetro' })
})
afterAll(() => app.close())

async function call(method: string, path: string, body?: object) {
  const response = await superuser.fetch(`/api/planner/righe-ordini-fornitore/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}
const riga = (different = {}) => makeRigaFornitore(app.db, { fornitoreId: fornitore.id, ...different })
const count = (ordineId: number) => app.db.rigaOrdineFornitore.count({ where: { ordineId } })

test('POST, GET, PUT, PATCH, DELETE; what is not to be written changes nothing', async () => {
  const { id: ordine } = await makeOrdine(app.db)
  const riga_ordine = (await makeRigaOrdine(app.db, ordine)).id
  const next = {
    ordine,
    tipologia: 'vetro',
    fornitore: fornitore.id,
    quantita: '2.5',
    um: 'mq',
    riga_ordine,
    codice: 'V1',
    misure_vetro: '10x20',
    extra_fields: { RAL: '9010' },
  }
  const { status, body } = await call('POST', '', { ...next, id: 1, versione: 9, ordine_fornitore: null })
  expect(status).toBe(201)
  expect(body).toEqual({
    ...next,
    quantita: 2.5,
    id: expect.any(Number),
    versione: 1,
    ordine_fornitore: null,
    descrizione: '',
    spessore: '',
    stampato: '',
    misure: '',
    sezione: '',
    fornitore_data: { id: fornitore.id, nome: fornitore.nome },
  })
  await riga()
  expect((await call('GET', `?ordine=${ordine}`)).body).toMatchObject({ count: 1, results: [body] })
  expect((await call('GET', `?ordine=${ordine}&tipologia=legno`)).body).toMatchObject({ count: 0 })
  const { tipologia } = next
  expect(await call('PUT', `${body.id}/`, { tipologia, fornitore: fornitore.id, quantita: 3 })).toMatchObject({
    status: 200,
    body: { quantita: 3, codice: 'V1', extra_fields: { RAL: '9010' }, versione: 2 },
  })
  expect(await call('PATCH', `${body.id}/`, { codice: 'V2' })).toMatchObject({ body: { codice: 'V2', quantita: 3 } })
  expect((await call('PATCH', `${body.id}/`, { codice: 'V3', versione: 1 })).status).toBe(409)
  expect(await call('DELETE', `${body.id}/`)).toEqual({ status: 204, body: null })
  expect((await call('DELETE', `${body.id}/`)).status).toBe(404)
})

test('what is wrong is told field by field', async () => {
  const { id: ordine } = await makeOrdine(app.db)
  expect(await call('POST', '', {})).toEqual({
    status: 400,
    body: Object.fromEntries(
      ['ordine', 'tipologia', 'fornitore', 'quantita'].map((field) => [field, ['Campo obbligatorio']]),
    ),
  })
  const data = { ordine, tipologia: 'vetro', fornitore: fornitore.id, quantita: 0, extra_fields: [1] }
  expect(await call('POST', '', data)).toEqual({
    status: 400,
    body: { quantita: ['Deve essere un numero positivo'], extra_fields: ['È richiesto un elenco di campi'] },
  })
  expect(await count(ordine)).toBe(0)
})

test('split: the parts, or the sentence and nothing changed; merge makes them one again', async () => {
  const { id, ordineId } = await riga({ quantita: 3 })
  expect(await call('POST', `${id}/split/`, { quantita: [1, 1] })).toEqual({
    status: 400,
    body: { quantita: ['La somma delle quantità deve essere 3.'] },
  })
  expect(await count(ordineId)).toBe(1)
  const { status, body } = await call('POST', `${id}/split/`, { quantita: [1, '2'] })
  expect({ status, body }).toMatchObject({ status: 200, body: [{ id, quantita: 1 }, { quantita: 2 }] })
  const ids = body.map((part: { id: number }) => part.id)
  expect(await call('POST', 'merge/', { ids })).toMatchObject({ status: 200, body: { id, quantita: 3 } })
  expect(await call('POST', 'merge/', { ids })).toMatchObject({ status: 400, body: { ids: [expect.any(String)] } })
})

test('duplicate, delete-multi: all or none', async () => {
  const { id, ordineId } = await riga()
  const doubled = await call('POST', `${id}/duplicate/`)
  expect(doubled).toMatchObject({ status: 201, body: { codice: 'V1', ordine_fornitore: null } })
  const ids = [id, doubled.body.id]
  expect(await call('POST', 'delete-multi/', { ids: [...ids, 999_999] })).toEqual({
    status: 400,
    body: { ids: [`Pk "999999" non valido - l'oggetto non esiste.`] },
  })
  expect(await count(ordineId)).toBe(2)
  expect(await call('POST', 'delete-multi/', { ids })).toEqual({ status: 204, body: null })
  expect(await count(ordineId)).toBe(0)
})

test('generate, reset, move', async () => {
  const { id, ordineId } = await riga()
  const { status, body } = await call('POST', 'genera/', { ids: [id] })
  expect({ status, body }).toEqual({ status: 201, body: { ordini_fornitore: [expect.any(Number)] } })
  const [ordine_fornitore] = body.ordini_fornitore
  expect((await call('GET', `?ordine_fornitore=${ordine_fornitore}`)).body).toMatchObject({ results: [{ id }] })
  expect(await call('POST', 'genera/', { ids: [id] })).toMatchObject({
    status: 400,
    body: { ids: [expect.stringContaining('Già in un ordine a fornitore')] },
  })
  expect(await call('POST', 'reset/', { ids: [id] })).toMatchObject({
    status: 200,
    body: [{ id, ordine_fornitore: null }],
  })
  expect(await call('POST', 'sposta/', { ids: [id], ordine_fornitore })).toMatchObject({
    status: 200,
    body: [{ id, ordine_fornitore }],
  })
  const elsewhere = await makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: fornitore.id })
  expect(elsewhere.ordineId).not.toBe(ordineId)
  expect(await call('POST', 'sposta/', { ids: [id], ordine_fornitore: elsewhere.id })).toMatchObject({
    status: 400,
    body: { ids: [expect.stringContaining('altra commessa')] },
  })
})
