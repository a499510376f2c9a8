import { describe, expect, test } from 'vitest'
import { type FornituraOrdine, fornituraAvviata, fornituraInWords, motivoOrdineNonEliminabile } from '../rules.ts'

const vuota: FornituraOrdine = { tipologia: 'legno', fornitore: 'Rossi', stato: '', spedito: false, arrivato: false }

describe('a supplier order binds somebody', () => {
  test.each<[string, Partial<FornituraOrdine>, boolean]>([
    ['without a state', {}, false],
    ['to be done', { stato: 'DA_FARE' }, false],
    ['in any other state', { stato: 'CONFERMATO' }, true],
    ['whose mail has left, whatever its state', { spedito: true }, true],
    ['that has arrived, whatever its state', { stato: 'DA_FARE', arrivato: true }, true],
  ])('%s', (_caso, diversa, atteso) => expect(fornituraAvviata({ ...vuota, ...diversa })).toBe(atteso))
})

test.each<[Partial<FornituraOrdine>, string]>([
  [{}, 'legno da Rossi'],
  [{ stato: 'ARRIVATO' }, 'legno da Rossi – ARRIVATO'],
  [{ spedito: true }, 'legno da Rossi – spedito'],
  [{ stato: 'DA_FARE', spedito: true, arrivato: true }, 'legno da Rossi – arrivato'],
])('%o is %s', (diversa, atteso) => expect(fornituraInWords({ ...vuota, ...diversa })).toBe(atteso))

test('why an order stays names those that bind, a few of them', () => {
  expect(motivoOrdineNonEliminabile([])).toBe(null)
  expect(motivoOrdineNonEliminabile([vuota, { ...vuota, stato: 'DA_FARE' }])).toBe(null)
  const inviato = { ...vuota, stato: 'INVIATO' }
  expect(motivoOrdineNonEliminabile([vuota, inviato])).toBe(
    'L’ordine ha 1 ordine a fornitore già avviato (legno da Rossi – INVIATO): finché c’è non può essere eliminato.',
  )
  const sette = Array.from({ length: 7 }, (_, i) => ({ ...inviato, tipologia: `m${i}` }))
  expect(motivoOrdineNonEliminabile(sette)).toMatch(
    /^L’ordine ha 7 ordini a fornitore già avviati \(m0 .*m4 [^,]*, 2 altri\)/,
  )
})
