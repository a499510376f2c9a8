import { describe, expect, test } from 'vitest'
import { motivoVoceNonEliminabile, ordineListaSchema, sameName, ULTIMA_VOCE, VOCI_MAX } from '../rules.ts'

test.each([
  ['Pronto', 'pronto', true],
  ['Da  fare', ' da fare ', true],
  ['DA_FARE', 'DAXFARE', false],
  ['Città', 'CITTÀ', true],
  ['Citta\u0300', 'Città', true],
  ['Pronto', 'Pronta', false],
])('%j and %j are the same name: %s', (uno, altro, uguali) => {
  expect(sameName(uno, altro)).toBe(uguali)
})

describe('an entry goes', () => {
  const uso = (quanti: number) => ({ quanti, nomi: ['26/0001'], singolare: 'ordine', plurale: 'ordini' })
  test.each([
    ['unused, beside others', 1, [uso(0)], null, null],
    ['not in use', 5, [uso(1)], null, 'È in uso in 1 ordine (26/0001): non si può eliminare.'],
    ['not as the last one', 0, [uso(0)], null, ULTIMA_VOCE],
    ['not with a name of the product, in use or not', 5, [uso(2)], 'Fisso.', 'Fisso.'],
  ])('%s', (_caso, altre, usi, fisso, motivo) => {
    expect(motivoVoceNonEliminabile(altre, usi, fisso)).toBe(motivo)
  })
})

test.each([
  [{}],
  [{ pks: 'x' }],
  [{ pks: [] }],
  [{ pks: Array.from({ length: VOCI_MAX + 1 }, (_, i) => i) }],
  [{ pks: [1.5] }],
])('an order of %j is refused', async (valori) => {
  await expect(ordineListaSchema.validate(valori)).rejects.toThrow()
})
