import ExcelJS from 'exceljs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeOrdine } from '#server-test/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client
let stati: { id: number; nome: string }[]

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  stati = await app.db.valoreStato.createManyAndReturn({
    data: ['DA_FARE', 'INVIATO', 'ARRIVATO'].map((name, ordine) => ({
      contesto: 'ORDINE_FORNITORE',
      nome: name,
      ordine,
    })),
  })
})
afterAll(() => app.close())

async function call(method: string, path: string, body?: object, who = superuser) {
  const init = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}
  const response = await who.fetch(`/api/planner/ordini-fornitore/${path}`, { method, ...init })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

async function scena() {
  const cliente = await makeCliente(app.db, { nome: 'Rossi Serramenti' })
  const agente = await makeAgente(app.db)
  const ordine = await makeOrdine(app.db, { clienteId: cliente.id, agenteId: agente.id, progetto: 'Villa' })
  const fornitore = await makeFornitore(app.db, { tipologia: 'legno', nome: 'Segheria Piave' })
  return { ordine, fornitore, agente }
}

test('POST, GET, PUT, PATCH, DELETE, and the states it has had', async () => {
  const { ordine, fornitore } = await scena()
  const data = { ordine: ordine.id, tipologia: 'legno', fornitore: fornitore.id }
  const next = await call('POST', '', { ...data, costo_materiale: '100.50', rilievo: 'DA_FARE', versione: 8 })
  expect(next).toMatchObject({
    status: 201,
    body: {
      ...data,
      stato: 'DA_FARE',
      costo_materiale: 100.5,
      rilievo: 'DA_FARE',
      versione: 1,
      righe_count: 0,
      ordine_data: {
        numero_commessa: ordine.numeroCommessa,
        progetto: 'Villa',
        cliente: { nome: 'Rossi Serramenti' },
        agente_data: { tipo_agente: expect.any(String), user: { first_name: expect.any(String) } },
      },
      fornitore_data: { nome: 'Segheria Piave', tipologia: 'legno' },
    },
  })
  const path = `${next.body.id}/`
  expect(await call('GET', path)).toEqual({ status: 200, body: next.body })
  expect(await call('PUT', path, { tipologia: 'legno', fornitore: fornitore.id, stato: 'INVIATO' })).toMatchObject({
    status: 200,
    body: { stato: 'INVIATO', costo_materiale: 100.5, versione: 2 },
  })
  expect((await call('PATCH', path, { note: 'x', versione: 1 })).status).toBe(409)
  expect(await call('DELETE', path)).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining('già avviato')] },
  })
  expect(await call('PATCH', path, { stato: '' })).toMatchObject({ status: 200, body: { stato: '' } })
  const storico = await call('GET', `${path}storico/`)
  expect(storico.body.map(({ stato }: { stato: string }) => stato)).toEqual(['DA_FARE', 'INVIATO', ''])
  expect(storico.body[0].changed_at).toMatch(/^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$|Z$/)
  expect(await call('DELETE', path)).toEqual({ status: 204, body: null })
  for (const where of [path, `${path}storico/`])
    expect(await call('GET', where)).toEqual({ status: 404, body: { detail: 'Non trovato.' } })
})

test('what is wrong is told field by field; who may read does not see amounts', async () => {
  const { ordine, fornitore } = await scena()
  const data = { ordine: ordine.id, tipologia: 'legno', fornitore: fornitore.id }
  expect(await call('POST', '', {})).toEqual({
    status: 400,
    body: Object.fromEntries(['ordine', 'tipologia', 'fornitore'].map((field) => [field, ['Campo obbligatorio']])),
  })
  const { status, body } = await call('POST', '', { ...data, stato: 'ARRIVATO', domanda2_legno: 'FSC' })
  expect([status, Object.keys(body).sort()]).toEqual([400, ['data_arrivo', 'domanda1_legno', 'numero_documento']])
  expect(body.data_arrivo).toEqual(['La data di consegna effettiva è obbligatoria se lo stato è ARRIVATO'])
  expect(await app.db.ordineFornitore.count({ where: { ordineId: ordine.id } })).toBe(0)
  const { id } = await makeOrdineFornitore(app.db, { ordineId: ordine.id, costoMateriale: 5 })
  expect(await call('GET', `${id}/`, undefined, await app.as('operatore.capo'))).toMatchObject({
    status: 200,
    body: { id, costo_materiale: null, ordine_data: { agente_data: null } },
  })
})

test('GET: every filter', async () => {
  const { ordine, fornitore, agente } = await scena()
  await app.db.ordine.update({
    where: { id: ordine.id },
    data: { riferimento: 'RIF 7%', dataConsegna: new Date('2026-12-20') },
  })
  await app.db.agente.update({ where: { id: agente.id }, data: { tipoAgente: 'B2Cs' } })
  const { id: statoId } = await app.db.valoreStato.create({ data: { contesto: 'MATERIALI', nome: 'Arrivato' } })
  await app.db.statoMateriale.create({ data: { ordineId: ordine.id, materiale: 'legno', statoId } })
  const day = new Date('2026-12-05')
  const { id } = await makeOrdineFornitore(app.db, {
    ordineId: ordine.id,
    fornitoreId: fornitore.id,
    statoId: stati.at(-1)?.id,
    note: 'Fragile',
    rilievo: 'FATTO',
    co: 'INVIATA',
    magazzino: 'QR',
    dataOrdine: day,
    dataConsegna: day,
    dataArrivo: day,
    dataInserimento: new Date('2026-12-05T23:30:00Z'),
  })
  await makeOrdineFornitore(app.db, { tipologia: 'vetro' })
  const find = async (query: string) => {
    const { status, body } = await call('GET', `?ordering=-id&${query}`)
    expect([query, status]).toEqual([query, 200])
    return (body.results as { id: number }[]).map((one) => one.id)
  }
  const between = (field: string, from: string, a: string) => [
    `${field}_da=${from}&${field}_a=${a}`,
    `${field}_da=2027-01-01`,
  ]
  for (const [correct = '', other = ''] of [
    ['fornitore_nome=piave', 'fornitore_nome=nessuno'],
    [`ordine=${ordine.id}`, 'ordine=999999'],
    [`progetto=villa&id=${id}`, 'progetto=palazzo'],
    [`tipologia=legno&id=${id}`, `tipologia=vetro&id=${id}`],
    ['rilievo=FATTO', 'rilievo=DA_FARE'],
    ['co=INVIATA', 'co=DA_FARE'],
    ['magazzino=QR', 'magazzino=RENIS'],
    [`agente=${agente.id}`, 'agente=999999'],
    ['stato=ARRIVATO', 'stato=INVIATO'],
    [`stato=ARRIVATO&stato=DA_FARE&id=${id}`, `stato=INVIATO&stato=DA_FARE&id=${id}`],
    ['note=FRAG', 'note=%25'],
    [`cliente=rossi%20serr&id=${id}`, 'cliente=bianchi'],
    ['riferimento=7%25', 'riferimento=8%25'],
    [`numero_commessa=${ordine.numeroCommessa}`, 'numero_commessa=zzz'],
    [`tipo_agente=B2C*s&ordine=${ordine.id}`, `tipo_agente=B2B&ordine=${ordine.id}`],
    [`materiali=legno&id=${id}`, `materiali=telai&id=${id}`],
    [`stati_materiali=${statoId}`, 'stati_materiali=999999'],
    [`stati_materiali=${statoId}&materiali=legno`, `stati_materiali=${statoId}&materiali=vetro`],
    between('data_consegna', '2026-12-20', '2026-12-20'),
    between('data_consegna_fornitore', '2026-12-05', '2026-12-05'),
    between('data_arrivo', '2026-12-05', '2026-12-05'),
    between('data_ordine_fornitore', '2026-12-05', '2026-12-05'),
    // Half past midnight in Italy is the next day.
    between('data_inserimento', '2026-12-06', '2026-12-06'),
  ]) {
    expect([correct, await find(correct)]).toEqual([correct, [id]])
    expect([other, await find(other)]).toEqual([other, []])
  }
  for (const query of [
    'tipo_agente=B2X',
    'rilievo=x',
    'data_arrivo_da=ieri',

    'stati_materiali=x',
  ]) {
    expect([query, (await call('GET', `?${query}`)).status]).toEqual([query, 400])
  }
})

test('a store of the firm’s own is filtered by its key, and one that there is not finds nothing', async () => {
  await app.db.magazzino.create({ data: { chiave: 'CAPANNONE', nome: 'Capannone nuovo', ordine: 9 } })
  const { id } = await makeOrdineFornitore(app.db, { magazzino: 'CAPANNONE' })
  const found = { count: 1, results: [{ id, magazzino: 'CAPANNONE' }] }
  expect((await call('GET', '?magazzino=CAPANNONE')).body).toMatchObject(found)
  expect(await call('GET', '?magazzino=CANTINA')).toMatchObject({ status: 200, body: { count: 0 } })
})

async function sheet(response: Response) {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/ordini_fornitori_\d{8}_\d{4}\.xlsx/)
  const libro = new ExcelJS.Workbook()
  await libro.xlsx.load(await response.arrayBuffer())
  const righe = libro.worksheets[0]?.getSheetValues().slice(1) as unknown[][]
  return righe.map((riga) => riga.slice(1))
}

test('export: the rows that the filters leave; amounts and agent only for users who may see them', async () => {
  const { ordine, fornitore } = await scena()
  await makeOrdineFornitore(app.db, {
    ordineId: ordine.id,
    fornitoreId: fornitore.id,
    costoMateriale: 100,
    venditaMateriale: 125,
    statoId: stati.at(-1)?.id,
    dataArrivo: new Date('2026-12-01'),
    note: '=1+1',
  })
  await makeOrdineFornitore(app.db, { tipologia: 'vetro' })
  const path = `/api/planner/ordini-fornitore/export/?ordine=${ordine.id}`
  const [header = [], ...righe] = await sheet(await superuser.fetch(path))
  expect(righe).toHaveLength(1)
  const cella = (title: string) => righe[0]?.[header.indexOf(title)]
  expect(cella('Numero commessa')).toBe(ordine.numeroCommessa)
  expect([cella('Costo'), cella('Vendita'), cella('Valore aggiunto'), cella('Margine %')]).toEqual([100, 125, 25, 20])
  expect([cella('Stato'), cella('Consegna effettiva'), cella('Note')]).toEqual([
    'ARRIVATO',
    new Date('2026-12-01'),
    "'=1+1",
  ])
  const [other = []] = await sheet(await (await app.as('operatore.capo')).fetch(path))
  expect(other).toEqual(
    header.filter((t) => !['Costo', 'Vendita', 'Valore aggiunto', 'Margine %', 'Agente'].includes(`${t}`)),
  )

  const choices = new URLSearchParams({ filtro: JSON.stringify({ ordinePk: ordine.id }), colonne: 'stato,fornitore' })
  expect(await sheet(await superuser.fetch(`/esporta/ordini_fornitori.xlsx?${choices}`))).toEqual([
    ['Stato', 'Fornitore'],
    ['ARRIVATO', 'Segheria Piave'],
  ])
  expect((await (await app.as('agente')).fetch('/esporta/ordini_fornitori.xlsx')).status).toBe(403)
})
