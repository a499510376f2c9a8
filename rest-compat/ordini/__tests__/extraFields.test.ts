import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../server/test/client.ts'
import { makeFullOrdine } from '../../../server/test/ordini/factories.ts'

let app: TestApp
let superuser: Client
let ordine: Awaited<ReturnType<typeof makeFullOrdine>>
let numero = 0

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
beforeEach(async () => {
  ordine = await makeFullOrdine(app.db, {}, { extraFields: { Colore: 'Noce', n_vetri: 2 } })
})
afterAll(() => app.close())

interface Answer {
  status: number
  body: { id: number; righe_ordine: { id: number; extra_fields: Record<string, unknown> }[] }
  ignored: string | null
}

async function call(method: string, path: string, body: object): Promise<Answer> {
  const init = { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const response = await superuser.fetch(`/api/planner/ordini/${path}`, init)
  return {
    status: response.status,
    body: (await response.json()) as Answer['body'],
    ignored: response.headers.get('X-Ignored-Params'),
  }
}
const line = (more: object) => ({
  tipo_serramento_id: ordine.riga.tipoSerramentoId,
  codice_serramento_id: ordine.riga.codiceSerramentoId,
  numero: 2,
  ...more,
})
const order = (righe: object[], more: object = {}) => ({
  numero_commessa: `27/${++numero}`,
  data: '2026-03-01',
  cliente: ordine.clienteId,
  tipo_cliente: 'PRIVA',
  righe_ordine: righe,
  ...more,
})
const stored = async (id = ordine.riga.id) => (await app.db.rigaOrdine.findUniqueOrThrow({ where: { id } })).extraFields

test('those of a new order are stored with their kinds', async () => {
  const extra_fields = { n_vetri: 3, Colore: 'RAL 7016', posa: true, vuoto: null }
  const made = await call('POST', '', order([line({ extra_fields }), line({})]))
  expect(made).toMatchObject({ status: 201, ignored: null, body: { righe_ordine: [{ extra_fields }, {}] } })
  expect(made.body.righe_ordine[1]?.extra_fields).toEqual({})
  const [first] = made.body.righe_ordine
  expect(await stored(first?.id)).toEqual(extra_fields)
})

test('a line that is there takes those that are sent, keeps them when none are, loses them by null', async () => {
  const { id } = ordine.riga
  const put = (more: object) => call('PUT', `${ordine.id}/`, order([line({ id, ...more })]))
  expect((await put({ extra_fields: { n_vetri: 4 } })).status).toBe(200)
  expect(await stored()).toEqual({ n_vetri: 4 })
  const entries = await app.db.auditLog.findMany({
    where: { oggetto: 'Ordine', oggettoPk: ordine.id, campo: { contains: 'extra' } },
    orderBy: { campo: 'asc' },
  })
  expect(entries).toMatchObject([
    { campo: 'righe[1].extra.Colore', prima: 'Noce', dopo: null },
    { campo: 'righe[1].extra.n_vetri', prima: '2', dopo: '4' },
  ])
  expect((await put({ altezza: 1200 })).status).toBe(200)
  expect(await stored()).toEqual({ n_vetri: 4 })
  const part = await call('PATCH', `${ordine.id}/`, { righe_ordine: [line({ id, extra_fields: { n_vetri: 5 } })] })
  expect([part.status, await stored()]).toEqual([200, { n_vetri: 5 }])
  expect((await put({ extra_fields: null })).status).toBe(200)
  expect(await stored()).toEqual({})
})

test.each([
  [['n_vetri', 2], 'È richiesto un elenco di campi'],
  [{ n_vetri: { a: 1 } }, 'n_vetri: valore non valido'],
  [{ '': 1 }, 'Il nome di un campo va da 1 a 100 caratteri'],
])('what is no map of plain values is refused beside its line: %j', async (extra_fields, message) => {
  const { id } = ordine.riga
  const error = { status: 400, body: { righe_ordine: [{ extra_fields: [message] }] } }
  expect(await call('PUT', `${ordine.id}/`, order([line({ id, extra_fields })]))).toMatchObject(error)
  expect(await call('POST', '', order([line({ extra_fields })]))).toMatchObject(error)
  expect(await stored()).toEqual({ Colore: 'Noce', n_vetri: 2 })
})

test('those that were read and sent back change nothing', async () => {
  const read = (await (await superuser.fetch(`/api/planner/ordini/${ordine.id}/`)).json()) as Answer['body']
  const before = await app.db.auditLog.count({ where: { oggettoPk: ordine.id } })
  expect((await call('PUT', `${ordine.id}/`, read)).status).toBe(200)
  expect(await app.db.auditLog.count({ where: { oggettoPk: ordine.id } })).toBe(before)
  expect(await stored()).toEqual({ Colore: 'Noce', n_vetri: 2 })
})
