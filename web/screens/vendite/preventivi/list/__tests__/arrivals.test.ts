import { describe, expect, test } from 'vitest'
import { readUrl } from '#ui/urlState.ts'
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
const stato = (search: string) => readUrl(preventiviUrlState.schema, new URLSearchParams(search))

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
  ])('%s → %s', (search, expected) => {
    expect(passesFilters(preventivo, stato(search))).toBe(expected)
  })
})

describe('what the list does', () => {
  const riga = (pk: number, dataCreazione: string) => ({ pk, dataCreazione })
  const page = [riga(99, '2026-11-20T08:00:00.000Z'), riga(98, '2026-11-19T08:00:00.000Z')]
  const withIt = (search: string, other: object = {}, changes: object = {}) =>
    preventivoReaction(
      { ...preventivo, ...changes },
      { stato: stato(search), righe: page, perPagina: 2, scorsa: false, ...other },
    )

  test('a new quote comes in on the first page, newest first', () => {
    expect(withIt('')).toBe('rileggi')
    expect(withIt('ordina=-dataCreazione')).toBe('rileggi')
    expect(withIt('search=rossi')).toBe('rileggi')
  })
  test('elsewhere it is counted, and nothing moves', () => {
    expect(withIt('pagina=2')).toBe('conta')
    expect(withIt('ordina=nomeCognome')).toBe('conta')
    expect(withIt('', { scorsa: true })).toBe('conta')
  })
  test('one that the filters keep out is no news; one that only the server can judge is not counted', () => {
    expect(withIt('stato=2')).toBe('niente')
    expect(withIt('pagina=2&stato=2')).toBe('niente')
    expect(withIt('pagina=2&search=rossi')).toBe('niente')
  })
  test('a change of an old one elsewhere is no arrival', () => {
    expect(withIt('pagina=2', {}, { versione: 4 })).toBe('niente')
    expect(withIt('', {}, { dataCreazione: '2026-01-01T00:00:00.000Z', versione: 4 })).toBe('niente')
  })
  test('one that is restored belongs where its day says, also on a page that is not full', () => {
    expect(withIt('', {}, { dataCreazione: '2026-11-19T20:00:00.000Z', versione: 4 })).toBe('rileggi')
    expect(withIt('', { perPagina: 10 }, { dataCreazione: '2026-01-01T00:00:00.000Z', versione: 4 })).toBe('rileggi')
  })
  test('a row on screen changes where it is, unless it no longer belongs there', () => {
    expect(withIt('', {}, { pk: 98, versione: 2 })).toBe('niente')
    expect(withIt('', {}, { pk: 98, versione: 2, eliminato: true })).toBe('rileggi')
    expect(withIt('pagina=2&stato=1', {}, { pk: 98, stato: { pk: 2 } })).toBe('rileggi')
  })
})

test('the windows of a quote are summed by type', () => {
  const riga = (quantita: number, name: string) => ({ quantita, tipoSerramento: { nome: name } })
  expect(serramentiSummary([riga(1, 'Porta'), riga(2, 'Oblò'), riga(3, 'Porta')])).toBe('4 Porta, 2 Oblò')
  expect(serramentiSummary([])).toBe('')
})
