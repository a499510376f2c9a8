import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownPrezzo } from '../rules.ts'

test.each([
  [1000, 15, { da: 850, a: 1150 }],
  [612.3, 15, { da: 520, a: 710 }],
  [1234.56, 10, { da: 1110, a: 1360 }],
  [4, 50, { da: 0, a: 10 }],
])('%d euro with %d percent around', (amount, scarto, expected) => {
  expect(shownPrezzo(amount, 'fascia', scarto)).toEqual(expected)
})

test('told exactly both ends are the price', () => {
  expect(shownPrezzo(612.3, 'esatto', 15)).toEqual({ da: 612.3, a: 612.3 })
})

test('a range holds its price, in whole tens, and two neighbours cannot be told apart by it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 50 }), (cents, scarto) => {
      const amount = cents / 100
      const { da, a } = shownPrezzo(amount, 'fascia', scarto)
      expect(da).toBeLessThanOrEqual((amount * (100 - scarto)) / 100)
      expect(a).toBeGreaterThanOrEqual((amount * (100 + scarto)) / 100 - 1e-6)
      expect([da % 10, a % 10]).toEqual([0, 0])
      expect(a - da).toBeLessThan((amount * 2 * scarto) / 100 + 20)
    }),
  )
})
