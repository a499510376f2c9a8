import { expect, expectTypeOf, test } from 'vitest'
import { type OrderingName, orderingName, orderingOf } from '../orderings.ts'

test.each([
  ['id', 'ID'],
  ['-id', 'ID_DESC'],
  ['dataConsegna', 'DATA_CONSEGNA'],
  ['-dataConsegnaFornitore', 'DATA_CONSEGNA_FORNITORE_DESC'],
  ['domanda2Legno', 'DOMANDA2_LEGNO'],
])('%s is %s in the schema', (order, name) => expect(orderingName(order)).toBe(name))

test('an address without an order asks for none', () => {
  expect(orderingOf('')).toBeNull()
  expect(orderingOf('-nome')).toEqual(['NOME_DESC'])
})

test('types know the names too', () => {
  expectTypeOf<OrderingName<'dataConsegna' | '-domanda2Legno'>>().toEqualTypeOf<
    'DATA_CONSEGNA' | 'DOMANDA2_LEGNO_DESC'
  >()
  expectTypeOf<OrderingName<string>>().toEqualTypeOf<string>()
})
