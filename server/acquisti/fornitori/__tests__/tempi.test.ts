import { expect, test } from 'vitest'
import { proposedTempo, tempiRealiOf } from '../tempi/rules.ts'

test.each([
  [[], null],
  [[7], { casi: 1, mediana: 7, ottoSuDieci: 7 }],
  [[9, 3], { casi: 2, mediana: 3, ottoSuDieci: 9 }],
  [[30, 10, 12, 11, 10], { casi: 5, mediana: 11, ottoSuDieci: 12 }],
])('%j took %j', (days, expected) => expect(tempiRealiOf(days)).toEqual(expected))

test('what eight of ten keep is proposed where it differs, as long as a lead time may be', () => {
  const actual = { casi: 5, mediana: 11, ottoSuDieci: 12 }
  expect(proposedTempo(10, actual)).toBe(12)
  expect(proposedTempo(12, actual)).toBe(null)
  expect(proposedTempo(10, null)).toBe(null)
  expect(proposedTempo(10, { ...actual, ottoSuDieci: 5000 })).toBe(730)
})
