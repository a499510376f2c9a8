import { expect, test } from 'vitest'
import { readUrl } from '#ui/urlState.ts'
import { preventiviUrlState } from '../../preventiviUrlState.ts'
import { preventiviFilterChips } from '../filterChips.ts'

const choices = {
  stati: [{ pk: 3, text: 'Accettato', color: 'neutro' }],
  agenti: [{ pk: 7, text: 'Giulia Marchetti' }],
}
const chip = (search: string, withAgente = true) =>
  preventiviFilterChips(readUrl(preventiviUrlState.schema, new URLSearchParams(search)), choices, withAgente).map(
    ({ label }) => label,
  )

test('no filter, no chip; the free search shows itself', () => {
  expect(chip('')).toEqual([])
  expect(chip('search=rossi&pagina=2&ordina=-id')).toEqual([])
})

test('each filter in words', () => {
  expect(
    chip(
      'stato=3&agente=7&citta=Imola&provincia=Bologna&regione_posa=Lazio&start_date=2026-01-02&end_date=2026-02-03&eliminato=si',
    ),
  ).toEqual([
    'Stato: Accettato',
    'Agente: Giulia Marchetti',
    'Città: Imola',
    'Provincia: Bologna',
    'Regione di posa: Lazio',
    'Dal 02-01-2026',
    'Al 03-02-2026',
    'Solo eliminati',
  ])
  expect(chip('eliminato=tutti')).toEqual(['Anche eliminati'])
})

test('a number that is in no list stays removable', () => {
  expect(chip('stato=99')).toEqual(['Stato: n. 99'])
})

test('agents do not filter by agent, whatever the address says', () => {
  expect(chip('agente=7', false)).toEqual([])
})
