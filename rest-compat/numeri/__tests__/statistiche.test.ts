import { afterAll, beforeAll, expect, test } from 'vitest'
import { REVERSED_PERIOD } from '#numeri/statistiche/rules.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeOrdine } from '#server-test/factories.ts'
import { dateOfDay } from '#shared/dates/days.ts'

// The statistics of customers and of agents.

let app: TestApp
let superuser: Client
let ids: { cliente: number; agente: number; other: number }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const { db } = app
  const agente = await makeAgente(db, { codice: 'AG1' }, { firstName: 'Ada', lastName: 'Neri' })
  const other = await makeAgente(db, { codice: 'AG2' })
  const cliente = await makeCliente(db, { nome: 'Rossi', codice: 'R1', tipoCliente: 'RIVEN' })
  ids = { cliente: cliente.id, agente: agente.id, other: other.id }
  const ordine = { clienteId: cliente.id, agenteId: agente.id, data: dateOfDay('2026-02-10') }
  await makeOrdine(db, { ...ordine, listino: 400, netto: 300, numeroSerramenti: 4 })
  await makeOrdine(db, { ...ordine, listino: 200, netto: 150, numeroSerramenti: 2, agenteId: other.id })
  await makeOrdine(db, { ...ordine, data: dateOfDay('2026-03-01') })
  await db.budgetCliente.create({ data: { clienteId: cliente.id, anno: 2026, importo: 3650 } })
  await db.budgetAgente.create({ data: { agenteId: agente.id, anno: 2026, importo: 3650 } })
})
afterAll(() => app.close())

const FEBRUARY = 'data_inizio=2026-02-01&data_fine=2026-02-28'

async function read(what: 'clienti' | 'agenti', query: string, who = superuser) {
  const answer = await who.fetch(`/api/planner/statistiche-${what}?${query}`)
  return { status: answer.status, corpo: await answer.json() }
}

test('customers: a page with its rows and the totals', async () => {
  expect(await read('clienti', FEBRUARY)).toEqual({
    status: 200,
    corpo: {
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          id: ids.cliente,
          nome: 'Rossi',
          codice: 'R1',
          tipo_cliente: 'RIVEN',
          agenti: ['AG1', 'AG2'],
          numero_ordini: 2,
          numero_serramenti: 6,
          listino_serramenti: 600,
          sconto_serramenti: 25,
          media_ordini: 225,
          media_serramenti: 75,
          netto_serramenti: 450,
          budget_cliente: 280,
          differenza_netto_budget: 160.71,
        },
      ],
      totals: {
        totale_ordini: 2,
        totale_serramenti: 6,
        totale_listino: 600,
        totale_sconto: 25,
        totale_media_ordini: 225,
        totale_media_serramenti: 75,
        totale_netto: 450,
        totale_budget: 280,
        totale_differenza_netto_budget: 160.71,
      },
      pagination: { page: 1, page_size: 100, num_pages: 1, count: 1, more: false },
    },
  })
})

test('agents: a page with its rows and the totals', async () => {
  const { status, corpo } = await read('agenti', `${FEBRUARY}&page_size=1`)
  expect(status).toBe(200)
  expect(corpo).toMatchObject({
    count: 2,
    next: expect.stringContaining('page=2'),
    results: [
      {
        id: ids.agente,
        user_data: { first_name: 'Ada', last_name: 'Neri' },
        numero_clienti: 1,
        numero_ordini: 1,
        numero_serramenti: 4,
        listino_serramenti: 400,
        sconto_serramenti: 25,
        media_ordini: 300,
        media_serramenti: 75,
        netto_serramenti: 300,
        budget_agente: 280,
        differenza_netto_budget: 107.14,
      },
    ],
    totals: { totale_clienti: 1, totale_ordini: 2, totale_netto: 450, totale_budget: 280 },
  })
  expect((await read('agenti', FEBRUARY)).corpo).toMatchObject({ pagination: { page_size: 40 } })
})

test('agents are repeated; words and orders', async () => {
  const own = await read('clienti', `${FEBRUARY}&agenti=${ids.other}&agenti=999999`)
  expect(own.corpo).toMatchObject({ results: [{ numero_ordini: 1, agenti: ['AG2'] }] })
  const all = await read('agenti', `${FEBRUARY}&agenti=${ids.other}&agenti=${ids.agente}&ordering=netto_serramenti`)
  expect(all.corpo.results.map(({ codice }: { codice: string }) => codice)).toEqual(['AG2', 'AG1'])
  expect((await read('clienti', `${FEBRUARY}&search=bianchi`)).corpo).toMatchObject({ count: 0, results: [] })
})

test('without days it is the month before', async () => {
  const { status, corpo } = await read('clienti', '')
  expect(status).toBe(200)
  expect(corpo.totals).toMatchObject({ totale_media_ordini: null })
})

test.each(['data_inizio=ieri', 'data_fine=2026-02-30', 'agenti=uno'])('%s is refused', async (query) => {
  for (const what of ['clienti', 'agenti'] as const) {
    const { status, corpo } = await read(what, query)
    expect(status).toBe(400)
    expect(corpo).toHaveProperty(query.split('=')[0] ?? '')
  }
})

test('a period that ends before it begins; a page past the end', async () => {
  expect(await read('agenti', 'data_inizio=2026-03-01&data_fine=2026-02-01')).toEqual({
    status: 400,
    corpo: { data_fine: [REVERSED_PERIOD] },
  })
  expect((await read('clienti', `${FEBRUARY}&page=2`)).status).toBe(404)
})

test('spreadsheets: the rows, and the sums last', async () => {
  const { default: ExcelJS } = await import('exceljs')
  for (const [what, before, last] of [
    [
      'clienti',
      ['Rossi', 'R1', 'Rivenditore', 'AG1, AG2', 2, 6, 450, 280, 160.71],
      ['Totale', null, null, null, 2, 6, 450],
    ],
    ['agenti', ['Ada Neri', 'AG1', 1, 1, 4, 300, 280, 107.14], ['Totale', null, 1, 2, 6, 450, 280]],
  ] as const) {
    const answer = await superuser.fetch(`/api/planner/statistiche-${what}/excel/?${FEBRUARY}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain(`statistiche-${what}_2026-02-01_2026-02-28.xlsx`)
    const libro = new ExcelJS.Workbook()
    await libro.xlsx.load(await answer.arrayBuffer())
    const righe: unknown[][] = []
    libro.worksheets[0]?.eachRow((riga) =>
      righe.push(Array.from((riga.values as unknown[]).slice(1), (value) => value ?? null)),
    )
    expect(righe[1]?.slice(0, before.length)).toEqual(before)
    expect(righe.at(-1)?.slice(0, last.length)).toEqual(last)
    expect((await superuser.fetch(`/api/planner/statistiche-${what}/excel/?data_fine=ieri`)).status).toBe(400)
  }
})
