import { describe, expect, test } from 'vitest'
import { ITEMS_MAX, itemNotDeletableReason, LAST_ITEM, listaOrderSchema, sameName } from '../arranged.ts'

test.each([
  ['Pronto', 'pronto', true],
  ['Da  fare', ' da fare ', true],
  ['DA_FARE', 'DAXFARE', false],
  ['Città', 'CITTÀ', true],
  ['Citta\u0300', 'Città', true],
  ['Pronto', 'Pronta', false],
])('%j and %j are the same name: %s', (one, other, equal) => {
  expect(sameName(one, other)).toBe(equal)
})

describe('an entry goes', () => {
  const use = (count: number) => ({ count, names: ['26/0001'], singolare: 'ordine', plurale: 'ordini' })
  test.each([
    ['unused, beside others', 1, [use(0)], null, null],
    ['not in use', 5, [use(1)], null, 'È in uso in 1 ordine (26/0001): non si può eliminare.'],
    ['not as the last one', 0, [use(0)], null, LAST_ITEM],
    ['not with a name of the product, in use or not', 5, [use(2)], 'Fisso.', 'Fisso.'],
  ])('%s', (_example, others, uses, fixed, reason) => {
    expect(itemNotDeletableReason(others, uses, fixed)).toBe(reason)
  })
})

test.each([
  [{}],
  [{ pks: 'x' }],
  [{ pks: [] }],
  [{ pks: Array.from({ length: ITEMS_MAX + 1 }, (_, i) => i) }],
  [{ pks: [1.5] }],
])('an order of %j is refused', async (values) => {
  await expect(listaOrderSchema.validate(values)).rejects.toThrow()
})
