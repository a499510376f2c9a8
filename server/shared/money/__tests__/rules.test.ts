import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AMOUNT_MAX, amountRule, divideRounded, fromCents, percentageRule, sumAmounts, toCents } from '../money.ts'

const cents = fc.integer({ min: 0, max: 999_999_999_999 })

test('cents and back lose nothing, whatever the amount', () => {
  fc.assert(
    fc.property(cents, (n) => {
      expect(toCents(n / 100)).toBe(BigInt(n))
      expect(fromCents(BigInt(n))).toBe(n / 100)
    }),
  )
})

test('sums are exact where floats are not', () => {
  expect(sumAmounts([0.1, 0.2, null, undefined])).toBe(0.3)
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 200 }), (list) => {
      const exact = list.reduce((a, b) => a + BigInt(b), 0n)
      expect(sumAmounts(list.map((n) => n / 100))).toBe(Number(exact) / 100)
    }),
  )
})

test('rounds half up, once', () => {
  expect([divideRounded(5n, 10n), divideRounded(4n, 10n), divideRounded(15n, 10n), divideRounded(0n, 3n)]).toEqual([
    1n,
    0n,
    2n,
    0n,
  ])
})

describe('the fields', () => {
  test.each([
    ['12.5', 12.5],
    [12.34, 12.34],
    ['', null],
    [null, null],
    [undefined, null],
    [0, 0],
    [AMOUNT_MAX, AMOUNT_MAX],
  ])('%j is %j', (dato, read) => expect(amountRule().validateSync(dato)).toBe(read))
  test.each([-0.01, 1.001, '1,50', '1e3', Number.NaN, Number.POSITIVE_INFINITY, AMOUNT_MAX + 1, true, [], {}, '0x10'])(
    '%j is no amount',
    (dato) => expect(() => amountRule().validateSync(dato)).toThrow(),
  )
  test.each([-1, 100.01, 33.333, 'abc'])('%j is no percentage', (dato) =>
    expect(() => percentageRule().validateSync(dato)).toThrow(),
  )
  test('a percentage from 0 to 100', () => {
    expect([0, 33.33, 100].map((dato) => percentageRule().validateSync(dato))).toEqual([0, 33.33, 100])
  })
})
