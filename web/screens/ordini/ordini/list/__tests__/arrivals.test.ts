import { expect, test } from 'vitest'
import { readUrl } from '#ui/urlState.ts'
import { ordineReaction } from '../arrivals.ts'
import { ordiniUrlState } from '../ordiniUrlState.ts'

const righe = [{ pk: 1 }, { pk: 2 }]
const lookahead = (url: string, scrolled = false) => ({
  stato: readUrl(ordiniUrlState.schema, new URLSearchParams(url)),
  righe,
  scorsa: scrolled,
})

test.each([
  ['a row on screen', { pk: 2, versione: 5 }, lookahead('pagina=3'), 'rileggi'],
  ['a new one at the top of the list', { pk: 9, versione: 1 }, lookahead(''), 'rileggi'],
  ['a new one while another page is read', { pk: 9, versione: 1 }, lookahead('pagina=2'), 'conta'],
  ['a new one while scrolled down', { pk: 9, versione: 1 }, lookahead('', true), 'conta'],
  ['a new one that the filters may leave out', { pk: 9, versione: 1 }, lookahead('stato=1&pagina=2'), 'niente'],
  ['an old one of another page', { pk: 9, versione: 3 }, lookahead(''), 'niente'],
  ['an old one that the filters may let in now', { pk: 9, versione: 3 }, lookahead('stato=1'), 'rileggi'],
  ['order and columns are no filters', { pk: 9, versione: 3 }, lookahead('ordina=netto&colonne=data'), 'niente'],
])('%s', (_example, ordine, what, wait) => {
  expect(ordineReaction(ordine, what)).toBe(wait)
})

test('one changed from here stays where it is, but where a filter may have put it elsewhere', () => {
  expect(ordineReaction({ pk: 2, versione: 5 }, lookahead('pagina=3'), true)).toBe('niente')
  expect(ordineReaction({ pk: 2, versione: 5 }, lookahead('stato=1'), true)).toBe('rileggi')
})
