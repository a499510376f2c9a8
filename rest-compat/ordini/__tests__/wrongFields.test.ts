import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente } from '#server-test/factories.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'

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

test('numbers that are not there are named with the rest', async () => {
  const unknown = [expect.stringContaining('999999')]
  const order = {
    numero_commessa: '',
    data: '2026-02-30',
    cliente: 999_999,
    stato: 999_999,
    tipo_cliente: 'PRIVA',
    righe_ordine: [{ tipo_serramento_id: 999_999, codice_serramento_id: 999_999, numero: 0 }],
  }
  const lines = [{ tipo_serramento_id: unknown, codice_serramento_id: unknown, numero: [expect.any(String)] }]
  const expected = {
    numero_commessa: REQUIRED,
    data: [expect.stringContaining('YYYY-MM-DD')],
    cliente: unknown,
    stato: unknown,
    righe_ordine: lines,
  }
  expect(await send('POST', '/ordini/', order)).toEqual({ status: 400, body: expected })
  expect(await send('PATCH', `/ordini/${ordine.id}/`, order)).toEqual({ status: 400, body: expected })
  const input = { numeroCommessa: '', data: '2026-01-01', clientePk: 999_999, tipoCliente: 'PRIVA', righe: [] }
  const { data } = await superuser.graphql<{ createOrdine: { errors: { field: string }[] } }>(
    'mutation ($input: CreateOrdineInput!) { createOrdine(input: $input) { errors { field } } }',
    { input },
  )
  expect(data?.createOrdine.errors.map(({ field }) => field)).toEqual(['numeroCommessa', 'clientePk'])
})

test('an order that is to be scheduled has a line', async () => {
  const order = {
    numero_commessa: '26/0000',
    data: '2026-03-01',
    cliente: ordine.clienteId,
    tipo_cliente: 'PRIVA',
    righe_ordine: [],
  }
  const refused = { status: 400, body: { righe_ordine: ['L’ordine non ha righe'] } }
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

test('messages: a decimal, a system that is not listed', async () => {
  const [line] = await app.db.rigaOrdine.findMany({ where: { ordineId: ordine.id } })
  const change = (values: object) => send('PATCH', `/ordini/${ordine.id}/`, values)
  const [id, numero] = [line?.id, line?.numero]
  expect(await change({ righe_ordine: [{ id, numero, listino: '1.234,50', altezza: 'x' }] })).toMatchObject({
    body: {
      righe_ordine: [{ listino: ['È richiesto un numero valido.'], altezza: ['È richiesto un numero intero valido.'] }],
    },
  })
  await app.db.impostazione.create({ data: { chiave: 'codici_sistema', valore: ['PVC', 'LEGNO'] } })
  expect(await change({ codice_sistema: 'BOH' })).toEqual({
    status: 400,
    body: { codice_sistema: ['"BOH" non è una scelta valida. Sono configurati: PVC, LEGNO.'] },
  })
  expect(await change({ codice_sistema: 'LEGNO' })).toMatchObject({ status: 200, body: { codice_sistema: 'LEGNO' } })
  await app.db.impostazione.update({ where: { chiave: 'codici_sistema' }, data: { valore: ['PVC'] } })
  expect((await change({ codice_sistema: 'LEGNO', note: 'resta' })).status).toBe(200)
})

test('who sees no orders is refused the list, not shown an empty one', async () => {
  const status = async (who: 'staff' | 'operatore' | 'fornitore' | 'app' | 'agente') =>
    (await (await app.as(who)).fetch('/api/planner/ordini/')).status
  for (const who of ['staff', 'operatore', 'fornitore'] as const) expect(await status(who), who).toBe(403)
  for (const who of ['app', 'agente'] as const) expect(await status(who), who).toBe(200)
})

test('fields that a write does not take are named', async () => {
  const [line] = await app.db.rigaOrdine.findMany({ where: { ordineId: ordine.id } })
  const { id, numero, tipoSerramentoId: tipo_serramento_id, codiceSerramentoId: codice_serramento_id } = line ?? {}
  const righe_ordine = [{ id, numero, tipo_serramento_id, codice_serramento_id, numero_immagini: 1 }]
  const response = await superuser.fetch(`/api/planner/ordini/${ordine.id}/`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ righe_ordine, 'a\r\nb': 1 }),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('x-ignored-params')).toBe('righe_ordine.numero_immagini&a%0D%0Ab')
  expect(await app.db.rigaOrdine.findFirst({ where: { id: id ?? 0 } })).toMatchObject({ extraFields: {} })
})

test('fields that a form does not have are named too', async () => {
  const body = new FormData()
  for (const name of ['csrfmiddlewaretoken', 'data_invio', 'messaggi[0]', 'messaggi[1]', 'nome_cliente'])
    body.append(name, 'x')
  const response = await superuser.fetch('/api/planner/conferme-ordine/', { method: 'POST', body })
  expect([response.status, response.headers.get('x-ignored-params')]).toEqual([400, 'data_invio&messaggi'])
})

test('a period that ends before it begins has no phases', async () => {
  const ask = async (query: string) => {
    const response = await superuser.fetch(`/api/planner/fasi-schedulate/?${query}`)
    return ((await response.json()) as { count: number }).count
  }
  expect(await ask('data_da=2026-03-01&data_a=2026-03-31')).toBeGreaterThan(0)
  expect(await ask('data_da=2026-03-31&data_a=2026-03-01')).toBe(0)
})

test('what would be right but for a field that cannot be read changes nothing', async () => {
  const { note } = await app.db.ordine.findUniqueOrThrow({ where: { id: ordine.id } })
  const { status, body } = await send('PATCH', `/ordini/${ordine.id}/`, { note: 'altro', data_posa: 'domani' })
  expect({ status, body }).toMatchObject({ status: 400, body: { data_posa: [expect.any(String)] } })
  expect(Object.keys(body)).toEqual(['data_posa'])
  expect(await app.db.ordine.findUniqueOrThrow({ where: { id: ordine.id } })).toMatchObject({ note })
  expect(await app.db.auditLog.count({ where: { oggetto: 'Ordine', campo: 'note', dopo: 'altro' } })).toBe(0)
})
