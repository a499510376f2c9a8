import { expect, test } from 'vitest'
import { readUrl } from '#ui/urlState.ts'
import { chartBars, chartSlices, SLICES_MAX, shortName } from '../charts/model.ts'
import type { StatisticaRow } from '../rows.ts'
import {
  ordiniOfUrl,
  shownStatistichePeriod,
  statisticheAgentiUrlState,
  statisticheClientiUrlState,
  statisticheExcelUrl,
  statisticheUrl,
  statisticheVariables,
} from '../urlState.ts'

const read = (search: string) => readUrl(statisticheClientiUrlState, new URLSearchParams(search))
const FULL = 'data_inizio=2026-03-01&data_fine=2026-03-31&agenti=2&agenti=1&search=rossi&ordina=-budgetCliente&pagina=3'

test('the address becomes what is asked', () => {
  expect(statisticheVariables('clienti', read(FULL))).toEqual({
    filtro: { periodo: { dal: '2026-03-01', al: '2026-03-31' }, agentePks: [1, 2], search: 'rossi' },
    pagina: 3,
    perPagina: 100,
    ordinamento: ['BUDGET_CLIENTE_DESC'],
  })
  expect(statisticheVariables('agenti', readUrl(statisticheAgentiUrlState, new URLSearchParams()))).toMatchObject({
    filtro: { periodo: { dal: expect.stringMatching(/-01$/) }, agentePks: null, search: null },
    perPagina: 40,
    ordinamento: null,
  })
  expect(read('ordina=budgetAgente').ordina).toBe('')
})

test('a period that ends before it begins is never asked', () => {
  const reversed = read('data_inizio=2026-05-10&data_fine=2026-05-01')
  expect(shownStatistichePeriod(reversed)).toEqual({ dataInizio: '2026-05-10', dataFine: '2026-05-31' })
})

test('from one statistic to the other with period, agents and view', () => {
  expect(statisticheUrl('agenti', read(`${FULL}&vista=grafici&misura=ordini`))).toBe(
    '/statistiche-agenti?data_inizio=2026-03-01&data_fine=2026-03-31&agenti=1&agenti=2&vista=grafici&misura=ordini',
  )
  expect(statisticheUrl('clienti', read(''), { agenti: [7] })).toBe('/statistiche-clienti?agenti=7')
})

test('to the orders that were counted', () => {
  const oneMonth = 'data_inizio=2026-03-01&data_fine=2026-03-31'
  expect(ordiniOfUrl(read(oneMonth), { cliente: 5 })).toBe('/ordini?data_da=2026-03-01&data_a=2026-03-31&cliente=5')
  expect(ordiniOfUrl(read(`${oneMonth}&agenti=3`), { cliente: 5 })).toContain('cliente=5&agente=3')
  expect(ordiniOfUrl(read(`${oneMonth}&agenti=3&agenti=2`), { cliente: 5 })).toContain('cliente=5&agenti=2.3')
  expect(ordiniOfUrl(read(`${oneMonth}&agenti=3`), { agente: 4 })).toMatch(/&agente=4$/)
})

test('to the spreadsheet of what is looked at', () => {
  expect(statisticheExcelUrl('clienti', read(FULL))).toBe(
    '/api/planner/statistiche-clienti/excel/?data_inizio=2026-03-01&data_fine=2026-03-31&agenti=1&agenti=2&search=rossi',
  )
})

const riga = (pk: number, different: Partial<StatisticaRow>): StatisticaRow => ({
  pk,
  nome: `Riga ${pk}`,
  codice: '',
  tipoCliente: null,
  agenti: [],
  clienti: null,
  ordini: 1,
  serramenti: 2,
  listino: 0,
  sconto: 0,
  mediaOrdini: null,
  mediaSerramenti: null,
  netto: 0,
  budget: null,
  raggiunto: null,
  ...different,
})

test('bars, the widest first, with their budget and its band', () => {
  const righe = [riga(1, { netto: 50 }), riga(2, { netto: 100, budget: 200, raggiunto: 50 })]
  expect(chartBars(righe, 'netto')).toMatchObject([
    { pk: 2, valore: 100, budget: 200, fascia: { nome: 'giallo' }, written: '100,00 € · 50 % del budget' },
    { pk: 1, valore: 50, budget: null, fascia: null, detto: 'Riga 1: 50,00 €' },
  ])
  expect(chartBars(righe, 'ordini')).toMatchObject([{ valore: 1, budget: null, fascia: null, written: '1 ordine' }, {}])
  expect(chartBars([riga(1, { mediaOrdini: null })], 'mediaOrdini')).toMatchObject([{ valore: 0, written: '—' }])
})

test('slices: the first of the page, and all that the others of every page have sold', () => {
  const righe = Array.from({ length: SLICES_MAX + 2 }, (_, i) => riga(i + 1, { netto: i }))
  const all = chartSlices({ righe, sums: riga(0, { netto: 60 }) })
  expect(all.map(({ pk, part }) => [pk, part])).toEqual([
    ...[10, 9, 8, 7, 6, 5, 4, 3].map((pk) => [pk, expect.any(String)]),
    [null, '26,67 %'],
  ])
  expect(all[0]).toMatchObject({ valore: 9, written: '9,00 €', part: '15 %' })
  expect(all.reduce((sum, { valore }) => sum + valore, 0)).toBe(60)
  expect(chartSlices({ righe: [riga(1, { netto: 0.3 })], sums: riga(0, { netto: 0.3 }) })).toHaveLength(1)
  expect(chartSlices({ righe: [riga(1, {})], sums: riga(0, {}) })).toEqual([])
})

test.each([
  ['Rossi', 'Rossi'],
  ['123456789012345678', '123456789012345678'],
  ['1234567890123456789', '12345678901234567…'],
])('%s in a chart', (name, veryShort) => {
  expect(shortName(name)).toBe(veryShort)
})
