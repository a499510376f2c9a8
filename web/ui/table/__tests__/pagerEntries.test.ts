import { expect, test } from 'vitest'
import { pagerEntries } from '../pagerEntries.ts'

test.each([
  [1, 1, [1]],
  [1, 0, [1]],
  [3, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [1, 13, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, '…', 13]],
  [13, 13, [1, '…', 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  [7, 13, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, '…', 13]],
  [50, 100, [1, '…', 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, '…', 100]],
  [96, 100, [1, '…', 91, 92, 93, 94, 95, 96, 97, 98, 99, 100]],
  [500, 20, [1, '…', 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [-3, 20, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, '…', 20]],
])('page %i of %i', (page, total, waits) => {
  expect(pagerEntries(page, total)).toEqual(waits)
})

test('every page of a long list is in its own pager, with the first, the last and no number twice', () => {
  for (let total = 13; total <= 60; total++) {
    for (let page = 1; page <= total; page++) {
      const numeri = pagerEntries(page, total).filter((item) => item !== '…')
      expect(numeri).toContain(page)
      expect(numeri[0]).toBe(1)
      expect(numeri.at(-1)).toBe(total)
      expect(new Set(numeri).size).toBe(numeri.length)
      expect(numeri).toEqual([...numeri].sort((a, b) => a - b))
    }
  }
})
