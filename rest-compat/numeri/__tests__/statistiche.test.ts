import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERIODO_ROVESCIO } from '../../../server/numeri/statistiche/rules.ts'
import { dateOfDay } from '../../../server/shared/dates/days.ts'
import { type Client, createTestApp, type TestApp } from '../../../server/test/client.ts'
import { makeAgente, makeCliente, makeOrdine } from '../../../server/test/factories.ts'

// The statistics of customers and of agents.

let app: TestApp
let superuser: Client
let ids: { cliente: number; agente: number; altro: number }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const { db } = app
  const agente = await makeAgente(db, { codice: 'AG1' }, { firstName: 'Ada', lastName: 'Neri' })
  const altro = await makeAgente(db, { codice: 'AG2' })
  const cliente = await makeCliente(db, { nome: 'Rossi', codice: 'R1', tipoCliente: 'RIVEN' })
  ids = { cliente: cliente.id, agente: agente.id, altro: altro.id }
  const ordine = { clienteId: cliente.id, agenteId: agente.id, data: dateOfDay('2026-02-10') }
  await makeOrdine(db, { ...ordine, listino: 400, netto: 300, numeroSerramenti: 4 })
  await makeOrdine(db, { ...ordine, listino: 200, netto: 150, numeroSerramenti: 2, agenteId: altro.id })
  await makeOrdine(db, { ...ordine, data: dateOfDay('2026-03-01') })
  await db.budgetCliente.create({ data: { clienteId: cliente.id, anno: 2026, importo: 3650 } })
  await db.budgetAgente.create({ data: { agenteId: agente.id, anno: 2026, importo: 3650 } })
})
afterAll(() => app.close())

const FEBBRAIO = 'data_inizio=2026-02-01&data_fine=2026-02-28'

async function leggi(cosa: 'clienti' | 'agenti', query: string, chi = superuser) {
  const risposta = await chi.fetch(`/api/planner/statistiche-${cosa}?${query}`)
  return { status: risposta.status, corpo: await risposta.json() }
}

test('customers: a page with its rows and the totals', async () => {
  expect(await leggi('clienti', FEBBRAIO)).toEqual({
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
  const { status, corpo } = await leggi('agenti', `${FEBBRAIO}&page_size=1`)
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
  expect((await leggi('agenti', FEBBRAIO)).corpo).toMatchObject({ pagination: { page_size: 40 } })
})

test('agents are repeated; words and orders', async () => {
  const suoi = await leggi('clienti', `${FEBBRAIO}&agenti=${ids.altro}&agenti=999999`)
  expect(suoi.corpo).toMatchObject({ results: [{ numero_ordini: 1, agenti: ['AG2'] }] })
  const tutti = await leggi('agenti', `${FEBBRAIO}&agenti=${ids.altro}&agenti=${ids.agente}&ordering=netto_serramenti`)
  expect(tutti.corpo.results.map(({ codice }: { codice: string }) => codice)).toEqual(['AG2', 'AG1'])
  expect((await leggi('clienti', `${FEBBRAIO}&search=bianchi`)).corpo).toMatchObject({ count: 0, results: [] })
})

test('without days it is the month before', async () => {
  const { status, corpo } = await leggi('clienti', '')
  expect(status).toBe(200)
  expect(corpo.totals).toMatchObject({ totale_media_ordini: null })
})

test.each(['data_inizio=ieri', 'data_fine=2026-02-30', 'agenti=uno'])('%s is refused', async (query) => {
  for (const cosa of ['clienti', 'agenti'] as const) {
    const { status, corpo } = await leggi(cosa, query)
    expect(status).toBe(400)
    expect(corpo).toHaveProperty(query.split('=')[0] ?? '')
  }
})

test('a period that ends before it begins; a page past the end', async () => {
  expect(await leggi('agenti', 'data_inizio=2026-03-01&data_fine=2026-02-01')).toEqual({
    status: 400,
    corpo: { data_fine: [PERIODO_ROVESCIO] },
  })
  expect((await leggi('clienti', `${FEBBRAIO}&page=2`)).status).toBe(404)
})

test('spreadsheets: the rows, and the sums last', async () => {
  const { default: ExcelJS } = await import('exceljs')
  for (const [cosa, prima, ultima] of [
    [
      'clienti',
      ['Rossi', 'R1', 'Rivenditore', 'AG1, AG2', 2, 6, 450, 280, 160.71],
      ['Totale', null, null, null, 2, 6, 450],
    ],
    ['agenti', ['Ada Neri', 'AG1', 1, 1, 4, 300, 280, 107.14], ['Totale', null, 1, 2, 6, 450, 280]],
  ] as const) {
    const risposta = await superuser.fetch(`/api/planner/statistiche-${cosa}/excel/?${FEBBRAIO}`)
    expect(risposta.status).toBe(200)
    expect(risposta.headers.get('content-disposition')).toContain(`statistiche-${cosa}_2026-02-01_2026-02-28.xlsx`)
    const libro = new ExcelJS.Workbook()
    await libro.xlsx.load(await risposta.arrayBuffer())
    const righe: unknown[][] = []
    libro.worksheets[0]?.eachRow((riga) =>
      righe.push(Array.from((riga.values as unknown[]).slice(1), (valore) => valore ?? null)),
    )
    expect(righe[1]?.slice(0, prima.length)).toEqual(prima)
    expect(righe.at(-1)?.slice(0, ultima.length)).toEqual(ultima)
    expect((await superuser.fetch(`/api/planner/statistiche-${cosa}/excel/?data_fine=ieri`)).status).toBe(400)
  }
})
