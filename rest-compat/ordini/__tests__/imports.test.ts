import { afterAll, beforeAll, expect, test } from 'vitest'
import { righeSheet } from '#acquisti/righeOrdineFornitore/import/rules.ts'
import { ordiniSheet } from '#ordini/ordini/import/rules.ts'
import { importFile, prepareSamples } from '#platform/imports/__tests__/scene.ts'
import { readSheet } from '#platform/imports/reading/read.ts'
import { readTable } from '#platform/imports/reading/table.ts'
import { tempiSheet } from '#produzione/tempistiche/import/rules.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { clientiSheet } from '#vendite/clienti/import/rules.ts'

let app: TestApp
let utente: Client
beforeAll(async () => {
  app = await createTestApp()
  utente = await app.as('super')
  await prepareSamples(app)
})
afterAll(() => app.close())

async function send(path: string, key: string, names: readonly string[], other: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, bytes] of names.map(importFile)) form.append(key, new File([new Uint8Array(bytes)], name))
  for (const [name, value] of Object.entries(other)) form.append(name, value)
  const response = await utente.fetch(path, { method: 'POST', body: form })
  return { status: response.status, body: await response.json() }
}

test('customers, timings, orders; then the same again', async () => {
  const clienti = () => send('/api/planner/import-clienti/', 'files', ['clienti.xls'])
  expect(await clienti()).toEqual({
    status: 200,
    body: { insert_clients: 3, updated_clients: 0, skipped_clients: 0 },
  })
  expect((await clienti()).body).toEqual({ insert_clients: 0, updated_clients: 0, skipped_clients: 3 })

  const tempi = await send('/api/planner/import-tempi', 'file', ['tempi.xlsx'])
  expect(tempi).toEqual({ status: 200, body: { added: 5, updated: 0 } })

  const ordini = () =>
    send('/api/planner/import-orders/', 'files[]', ['ordini-tabella.xls', 'ordine-scheda.xls'], {
      senza_misure: 'true',
    })
  const before = await ordini()
  expect(before.status).toBe(200)
  expect(before.body).toMatchObject({ imported: [{ numero_commessa: '26/9001' }, {}, {}], exists: [] })
  const { id } = await app.db.ordine.findUniqueOrThrow({ where: { numeroCommessa: '26/9001' } })
  expect(before.body.imported[0]).toEqual({ id, numero_commessa: '26/9001' })
  expect(await app.db.ordine.count({ where: { senzaMisure: true } })).toBe(3)
  expect(await ordini()).toMatchObject({ status: 200, body: { imported: [], exists: [{ id }, {}, {}] } })
})

test('rows for suppliers of these orders; 0 and 1 as the old clients write them', async () => {
  const path = '/api/planner/import-righe-ordini-fornitore/'
  const options = { import_only_order: '0', generate_ordini_fornitori: '0', collapse_righe: '1' }
  const { status, body } = await send(path, 'file', ['righe-fornitore.xls'], {
    ...options,
    import_riga_ordine_column: '1',
  })
  expect({ status, rows: body.rows_count }).toEqual({ status: 200, rows: 4 })
  const { id } = await app.db.ordine.findUniqueOrThrow({ where: { numeroCommessa: '26/9001' } })
  expect(body.orders).toEqual([
    { id, numero_commessa: '26/9001' },
    { id: expect.any(Number), numero_commessa: '26/9002' },
  ])
  expect(await send(path, 'file', ['clienti.xls'])).toMatchObject({ status: 400, body: [expect.any(String)] })
  const only = await send(path, 'file', ['ordini-tabella.xls'], { import_only_order: '1' })
  expect(only).toEqual({ status: 200, body: { rows_count: 0, orders: [] } })
})

test('what is refused is a list of messages', async () => {
  const errors = await send('/api/planner/import-clienti/', 'files', ['clienti-errori.xls'])
  expect(errors.status).toBe(400)
  expect(errors.body[0]).toBe('riga 2, colonna Nome: Campo obbligatorio')
  expect(await send('/api/planner/import-clienti/', 'files', [])).toEqual({
    status: 400,
    body: ['Non è stato inviato alcun file.'],
  })
  expect(await send('/api/planner/import-tempi', 'altro', ['tempi.xlsx'])).toMatchObject({ status: 400 })
  expect((await send('/api/planner/import-clienti/', 'files', ['tempi.xlsx'])).body).toEqual([
    'tempi.xlsx: Tipo di file non ammesso: è richiesto un file .xls.',
  ])
})

test('files kept for a preview are named by their keys', async () => {
  const { status, body } = await send('/api/planner/import-files/', 'files', ['clienti.xls'], {
    importazione: 'clienti',
  })
  expect(status).toBe(200)
  expect(body).toEqual([{ nome: 'clienti.xls', chiave: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  const { data } = await utente.graphql<{ importClienti: { esito: { totaleRighe: number } } }>(
    'mutation ($f: FoglioInput) { importClienti(input: { files: [$f], anteprima: true }) { esito { totaleRighe } } }',
    { f: body[0] },
  )
  expect(data?.importClienti.esito.totaleRighe).toBe(3)
  const lost = { nome: 'x.xls', chiave: '0'.repeat(64) }
  const { data: other } = await utente.graphql<{ importClienti: { errors: { message: string }[] } }>(
    'mutation ($f: FoglioInput) { importClienti(input: { files: [$f] }) { errors { message } } }',
    { f: lost },
  )
  expect(other?.importClienti.errors).toEqual([
    { message: 'x.xls: Il file non è più disponibile: caricarlo di nuovo.' },
  ])
})

test.each([
  ['/api/planner/import-clienti/', 'xls', clientiSheet.columns],
  ['/api/planner/import-orders/', 'xls', ordiniSheet.columns],
  ['/api/planner/import-righe-ordini-fornitore/', 'xls', righeSheet.columns],
  ['/api/planner/import-tempi', 'xlsx', tempiSheet.columns],
] as const)('the empty template of %s is one the import reads', async (path, tipo, columns) => {
  const response = await utente.fetch(path)
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  const table = readTable('m', await readSheet(app.services.examiner, `m.${tipo}`, bytes, tipo), columns)
  expect(table.present).toEqual(columns.map(({ nome }) => nome))
})
