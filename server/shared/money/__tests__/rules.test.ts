import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AMOUNT_MAX,
  amountRule,
  divideRounded,
  fromCents,
  nettoOf,
  percentageRule,
  percentOf,
  sumAmounts,
  toCents,
} from '../money.ts'

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

const prezzo = fc.integer({ min: 0, max: 999_999_999 }).map((n) => n / 100)
const sconto = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)

describe('net of a price', () => {
  test.each([
    [1000, 10, 0, 900],
    [1000, 10, 5, 855],
    [0.01, 50, 0, 0.01], // half a cent goes up
    [99.99, 33.33, 0, 66.66],
    [1, 0.5, 0, 1], // 0.995
    [100, 100, 0, 0],
    [0, 10, 10, 0],
    [9_999_999_999.99, 0, 0, 9_999_999_999.99],
  ])('%d less %d and %d is %d', (listino, first, second, netto) => {
    expect(nettoOf(listino, first, second)).toBe(netto)
  })

  test('is the exact product, rounded once half up', () => {
    fc.assert(
      fc.property(prezzo, sconto, sconto, (listino, first, second) => {
        const whole = [listino, first, second].map((n) => BigInt(Math.round(n * 100))) as [bigint, bigint, bigint]
        const exact = whole[0] * (10_000n - whole[1]) * (10_000n - whole[2])
        const doppio = BigInt(Math.round(nettoOf(listino, first, second) * 100)) * 100_000_000n * 2n
        // At most half a cent away, and when exactly half, above.
        expect(doppio - 2n * exact).toBeLessThanOrEqual(100_000_000n)
        expect(doppio - 2n * exact).toBeGreaterThan(-100_000_000n)
      }),
    )
  })

  test('never above the list price, never below nothing, never more for a larger discount', () => {
    fc.assert(
      fc.property(prezzo, sconto, sconto, (listino, first, second) => {
        const netto = nettoOf(listino, first, second)
        expect(netto).toBeGreaterThanOrEqual(0)
        expect(netto).toBeLessThanOrEqual(listino)
        expect(nettoOf(listino, Math.min(100, first + 1), second)).toBeLessThanOrEqual(netto)
        expect(nettoOf(listino, second, first)).toBe(netto)
      }),
    )
  })
})

test.each([
  [100, 22, 22],
  [0.05, 10, 0.01], // half a cent goes up
  [0.04, 10, 0],
  [1234.56, 22, 271.6],
  [0, 22, 0],
])('of %d euro %d percent is %d', (importo, percent, expected) => {
  expect(percentOf(importo, percent)).toBe(expected)
})
