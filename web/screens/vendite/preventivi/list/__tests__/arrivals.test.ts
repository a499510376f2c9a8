import { describe, expect, test } from 'vitest'
import { readUrl } from '../../../../../ui/urlState.ts'
import { preventiviUrlState } from '../../preventiviUrlState.ts'
import { passesFilters, preventivoReaction } from '../arrivals.ts'
import { serramentiSummary } from '../summary.ts'

const preventivo = {
  pk: 100,
  versione: 1,
  dataCreazione: '2026-11-20T23:30:00.000Z',
  eliminato: false,
  citta: 'San Donà di Piave',
  provincia: 'Venezia',
  regionePosa: 'Veneto',
  stato: { pk: 1 },
  agente: null,
}
const stato = (ricerca: string) => readUrl(preventiviUrlState.schema, new URLSearchParams(ricerca))

describe('filters', () => {
  test.each([
    ['', true],
    ['eliminato=si', false],
    ['eliminato=tutti', true],
    ['stato=1', true],
    ['stato=2', false],
    ['agente=5', false],
    ['citta=donà', true],
    ['citta=Mestre', false],
    ['provincia=Venezia&regione_posa=Veneto', true],
    ['provincia=Padova', false],
    // Half past eleven in UTC is past midnight in Italy.
    ['start_date=2026-11-21&end_date=2026-11-21', true],
    ['end_date=2026-11-20', false],
    ['search=rossi', null],
    ['search=rossi&stato=2', false],
  ])('%s → %s', (ricerca, expected) => {
    expect(passesFilters(preventivo, stato(ricerca))).toBe(expected)
  })
})

describe('what the list does', () => {
  const riga = (pk: number, dataCreazione: string) => ({ pk, dataCreazione })
  const page = [riga(99, '2026-11-20T08:00:00.000Z'), riga(98, '2026-11-19T08:00:00.000Z')]
  const con = (ricerca: string, altro: object = {}, changes: object = {}) =>
    preventivoReaction(
      { ...preventivo, ...changes },
      { stato: stato(ricerca), righe: page, perPagina: 2, scorsa: false, ...altro },
    )

  test('a new quote comes in on the first page, newest first', () => {
    expect(con('')).toBe('rileggi')
    expect(con('ordina=-dataCreazione')).toBe('rileggi')
    expect(con('search=rossi')).toBe('rileggi')
  })
  test('elsewhere it is counted, and nothing moves', () => {
    expect(con('pagina=2')).toBe('conta')
    expect(con('ordina=nomeCognome')).toBe('conta')
    expect(con('', { scorsa: true })).toBe('conta')
  })
  test('one that the filters keep out is no news; one that only the server can judge is not counted', () => {
    expect(con('stato=2')).toBe('niente')
    expect(con('pagina=2&stato=2')).toBe('niente')
    expect(con('pagina=2&search=rossi')).toBe('niente')
  })
  test('a change of an old one elsewhere is no arrival', () => {
    expect(con('pagina=2', {}, { versione: 4 })).toBe('niente')
    expect(con('', {}, { dataCreazione: '2026-01-01T00:00:00.000Z', versione: 4 })).toBe('niente')
  })
  test('one that is restored belongs where its day says, also on a page that is not full', () => {
    expect(con('', {}, { dataCreazione: '2026-11-19T20:00:00.000Z', versione: 4 })).toBe('rileggi')
    expect(con('', { perPagina: 10 }, { dataCreazione: '2026-01-01T00:00:00.000Z', versione: 4 })).toBe('rileggi')
  })
  test('a row on screen changes where it is, unless it no longer belongs there', () => {
    expect(con('', {}, { pk: 98, versione: 2 })).toBe('niente')
    expect(con('', {}, { pk: 98, versione: 2, eliminato: true })).toBe('rileggi')
    expect(con('pagina=2&stato=1', {}, { pk: 98, stato: { pk: 2 } })).toBe('rileggi')
  })
})

test('the windows of a quote are summed by type', () => {
  const riga = (quantita: number, nome: string) => ({ quantita, tipoSerramento: { nome } })
  expect(serramentiSummary([riga(1, 'Porta'), riga(2, 'Oblò'), riga(3, 'Porta')])).toBe('4 Porta, 2 Oblò')
  expect(serramentiSummary([])).toBe('')
})
