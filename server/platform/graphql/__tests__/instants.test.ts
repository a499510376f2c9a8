import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, isoOf } from '../instants.ts'

test('any instant is written as toISOString does', () => {
  const instants = fc.oneof(
    fc.date({ noInvalidDate: true }),
    fc.integer().map((ms) => new Date(ms)),
  )
  fc.assert(
    fc.property(instants, (date) => {
      expect(isoOf(date)).toBe(date.toISOString())
      expect(dayOf(date)).toBe(date.toISOString().split('T')[0])
    }),
  )
})

test('more days than are remembered', () => {
  for (let n = 1; n < 10_000; n++) expect(dayOf(new Date(Date.UTC(2000, 0, n)))).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(isoOf(new Date(Date.UTC(2026, 10, 21, 9, 1, 2, 3)))).toBe('2026-11-21T09:01:02.003Z')
})

test('no date at all', () => {
  expect(() => isoOf(new Date(Number.NaN))).toThrow(RangeError)
})
