import { expect, test } from 'vitest'
import { tempiRealiOf, tempoProposto } from '../tempi/rules.ts'

test.each([
  [[], null],
  [[7], { n: 1, mediana: 7, percentile80: 7 }],
  [[9, 3], { n: 2, mediana: 3, percentile80: 9 }],
  [[30, 10, 12, 11, 10], { n: 5, mediana: 11, percentile80: 12 }],
])('%j took %j', (giorni, atteso) => expect(tempiRealiOf(giorni)).toEqual(atteso))

test('what eight of ten keep is proposed where it differs, as long as a lead time may be', () => {
  const reali = { n: 5, mediana: 11, percentile80: 12 }
  expect(tempoProposto(10, reali)).toBe(12)
  expect(tempoProposto(12, reali)).toBe(null)
  expect(tempoProposto(10, null)).toBe(null)
  expect(tempoProposto(10, { ...reali, percentile80: 5000 })).toBe(730)
})
