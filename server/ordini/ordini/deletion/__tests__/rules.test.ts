import { describe, expect, test } from 'vitest'
import { type FornituraOrdine, fornituraInWords, fornituraStarted, ordineNotDeletableReason } from '../rules.ts'

const empty: FornituraOrdine = { tipologia: 'legno', fornitore: 'Rossi', stato: '', spedito: false, arrivato: false }

describe('a supplier order binds somebody', () => {
  test.each<[string, Partial<FornituraOrdine>, boolean]>([
    ['without a state', {}, false],
    ['to be done', { stato: 'DA_FARE' }, false],
    ['in any other state', { stato: 'CONFERMATO' }, true],
    ['whose mail has left, whatever its state', { spedito: true }, true],
    ['that has arrived, whatever its state', { stato: 'DA_FARE', arrivato: true }, true],
  ])('%s', (_example, different, expected) => expect(fornituraStarted({ ...empty, ...different })).toBe(expected))
})

test.each<[Partial<FornituraOrdine>, string]>([
  [{}, 'legno da Rossi'],
  [{ stato: 'ARRIVATO' }, 'legno da Rossi – ARRIVATO'],
  [{ spedito: true }, 'legno da Rossi – spedito'],
  [{ stato: 'DA_FARE', spedito: true, arrivato: true }, 'legno da Rossi – arrivato'],
])('%o is %s', (different, expected) => expect(fornituraInWords({ ...empty, ...different })).toBe(expected))

test('why an order stays names those that bind, a few of them', () => {
  expect(ordineNotDeletableReason([])).toBe(null)
  expect(ordineNotDeletableReason([empty, { ...empty, stato: 'DA_FARE' }])).toBe(null)
  const sent = { ...empty, stato: 'INVIATO' }
  expect(ordineNotDeletableReason([empty, sent])).toBe(
    'L’ordine ha 1 ordine a fornitore già avviato (legno da Rossi – INVIATO): finché c’è non può essere eliminato.',
  )
  const seven = Array.from({ length: 7 }, (_, i) => ({ ...sent, tipologia: `m${i}` }))
  expect(ordineNotDeletableReason(seven)).toMatch(
    /^L’ordine ha 7 ordini a fornitore già avviati \(m0 .*m4 [^,]*, 2 altri\)/,
  )
})
