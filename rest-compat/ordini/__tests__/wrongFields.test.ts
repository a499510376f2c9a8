import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../server/test/client.ts'
import { makeCliente } from '../../../server/test/factories.ts'
import { makeFullOrdine } from '../../../server/test/ordini/factories.ts'

let app: TestApp
let superuser: Client
let ordine: Awaited<ReturnType<typeof makeFullOrdine>>

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  ordine = await makeFullOrdine(app.db, { clienteId: (await makeCliente(app.db)).id })
})
afterAll(() => app.close())

async function send(method: string, path: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await superuser.fetch(`/api/planner${path}`, { method, headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}
const REQUIRED = ['Campo obbligatorio']

test('a null where the schema takes none is an error of its field', async () => {
  const set = (values: object) =>
    send('PUT', '/stati-fasi-ordine/set_stato/', { ordine: ordine.id, nome_fase: 'banchi', stato: 1, ...values })
  expect(await set({ stato: null })).toEqual({ status: 400, body: { stato: REQUIRED } })
  for (const empty of [null, '']) {
    expect(await set({ ordine: empty, stato: empty })).toEqual({
      status: 400,
      body: { ordine: REQUIRED, stato: REQUIRED },
    })
    expect(await set({ nome_fase: empty }), `${empty}`).toMatchObject({
      status: 400,
      body: { nome_fase: [expect.any(String)] },
    })
  }
  expect(await send('PUT', `/ordini/${ordine.id}/move-fine/`, { nome_fase: null, fine: null })).toEqual({
    status: 400,
    body: { nome_fase: REQUIRED, fine: REQUIRED },
  })
})

test('every wrong field of an order is named at once, those that cannot be read and those that rules refuse', async () => {
  const before = await app.db.ordine.count()
  const righe_ordine = [{}, { rivendita: true, numero: 1 }, { numero: 'x', tipo_serramento_id: 1 }]
  const order = {
    numero_commessa: '',
    data: '2026-02-30',
    cliente: ordine.clienteId,
    tipo_cliente: 'PRIVA',
    righe_ordine,
  }
  const lines = [
    { tipo_serramento_id: REQUIRED, codice_serramento_id: REQUIRED, numero: REQUIRED },
    { tipo_serramento_id: REQUIRED, codice_rivendita: REQUIRED },
    { numero: REQUIRED, codice_serramento_id: REQUIRED },
  ]
  const expected = { numero_commessa: REQUIRED, data: [expect.stringContaining('YYYY-MM-DD')], righe_ordine: lines }
  expect(await send('POST', '/ordini/', order)).toEqual({ status: 400, body: expected })
  expect(await send('PUT', `/ordini/${ordine.id}/`, order)).toEqual({ status: 400, body: expected })
  expect(await app.db.ordine.count()).toBe(before)
})

test('an order that is to be scheduled has a line', async () => {
  const order = {
    numero_commessa: '26/0000',
    data: '2026-03-01',
    cliente: ordine.clienteId,
    tipo_cliente: 'PRIVA',
    righe_ordine: [],
  }
  const refused = { status: 400, body: { righe_ordine: ["L'ordine non ha righe"] } }
  expect(await send('POST', '/ordini/', order)).toEqual(refused)
  expect(await send('PATCH', `/ordini/${ordine.id}/`, { righe_ordine: [] })).toEqual(refused)
  const made = await send('POST', '/ordini/', { ...order, non_schedulabile: true })
  expect(made.status).toBe(201)
  const { id } = made.body as { id: number }
  expect(await send('PATCH', `/ordini/${id}/`, { non_schedulabile: false })).toEqual(refused)
  // One that has none, as an import leaves it, may change in the rest.
  await app.db.ordine.update({ where: { id }, data: { nonSchedulabile: false } })
  expect(await send('PATCH', `/ordini/${id}/`, { note: 'senza righe' })).toMatchObject({ status: 200 })
})

test('what would be right but for a field that cannot be read changes nothing', async () => {
  const { note } = await app.db.ordine.findUniqueOrThrow({ where: { id: ordine.id } })
  const { status, body } = await send('PATCH', `/ordini/${ordine.id}/`, { note: 'altro', data_posa: 'domani' })
  expect({ status, body }).toMatchObject({ status: 400, body: { data_posa: [expect.any(String)] } })
  expect(Object.keys(body)).toEqual(['data_posa'])
  expect(await app.db.ordine.findUniqueOrThrow({ where: { id: ordine.id } })).toMatchObject({ note })
  expect(await app.db.auditLog.count({ where: { oggetto: 'Ordine', oggettoPk: ordine.id } })).toBe(0)
})
