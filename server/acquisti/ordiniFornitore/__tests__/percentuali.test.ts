import { expect, test } from 'vitest'
import { countedPercentages } from '../rules.ts'

const order = (pk: number, percentage: number | null) => ({ pk, percentuale: percentage })

test.each([
  ['one without a percentage has what the other leaves', [order(1, 60), order(2, null)], [60, 40], 100],
  ['nobody says: equal parts', [order(1, null), order(2, null)], [50, 50], 100],
  ['more than all of it is told', [order(1, 80), order(2, 70), order(3, null)], [80, 70, 0], 150],
  ['less than all of it is told', [order(1, 60), order(2, 30)], [60, 30], 90],
  ['thirds make the whole', [order(1, null), order(2, null), order(3, 33.34)], [33.33, 33.33, 33.34], 100],
])('%s', (_case, orders, expected, expectedSum) => {
  const { parts, sum } = countedPercentages(orders.toReversed())
  expect(orders.map(({ pk }) => parts.get(pk))).toEqual(expected)
  expect(sum).toBe(expectedSum)
})
