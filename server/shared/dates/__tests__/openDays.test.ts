import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterOpenDays,
  beforeOpenDays,
  type ClosedDays,
  dayOfSerial,
  daySerial,
  isOpenDay,
  mergedStretches,
  openDaysBetween,
  openDaysOf,
} from '../openDays.ts'

const BASE = daySerial('2026-07-01')

const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 6 })
const stretches = fc.array(
  fc.tuple(fc.integer({ min: -40, max: 120 }), fc.integer({ min: 0, max: 30 })).map(([from, more]) => {
    return { from: BASE + from, to: BASE + from + more }
  }),
  { maxLength: 8 },
)
const closed: fc.Arbitrary<ClosedDays> = fc.record({ weekdays, stretches })
const day = fc.integer({ min: -60, max: 200 }).map((n) => BASE + n)
const count = fc.integer({ min: 0, max: 60 })

/** Whether a day is open, looked up by itself. */
const opens = ({ weekdays: days, stretches: away }: ClosedDays, one: number) =>
  !days.includes(new Date(one * 86_400_000).getUTCDay() || 7) && !away.some(({ from, to }) => from <= one && one <= to)

/** The same answer, a day at a time. */
function slowAfter(data: ClosedDays, from: number, days: number): number {
  let left = days
  for (let one = from; ; one++) {
    if (!opens(data, one)) continue
    if (left === 0) return one
    left--
  }
}

describe('any closing days', () => {
  test('what takes so many days comes on an open one, with so many before it, and never sooner for taking longer', () => {
    fc.assert(
      fc.property(closed, day, count, (data, from, days) => {
        const open = openDaysOf(data)
        const there = afterOpenDays(open, from, days)
        expect(there).toBe(slowAfter(data, from, days))
        expect(isOpenDay(open, there)).toBe(true)
        expect(openDaysBetween(open, from, there)).toBe(days)
        expect(afterOpenDays(open, from, days + 1)).toBeGreaterThan(there)
        expect(afterOpenDays(open, from + 1, days)).toBeGreaterThanOrEqual(there)
      }),
    )
  })

  test('a day is open as the calendar says', () => {
    fc.assert(
      fc.property(closed, day, (data, one) => {
        expect(isOpenDay(openDaysOf(data), one)).toBe(opens(data, one))
      }),
    )
  })

  test('the last day to begin on is in time, the one after it is not', () => {
    fc.assert(
      fc.property(closed, day, count, (data, needed, days) => {
        const open = openDaysOf(data)
        const last = beforeOpenDays(open, needed, days)
        expect(afterOpenDays(open, last, days)).toBeLessThanOrEqual(needed)
        expect(afterOpenDays(open, last + 1, days)).toBeGreaterThan(needed)
      }),
    )
  })

  test('more closing days bring nothing sooner', () => {
    fc.assert(
      fc.property(closed, closed, day, count, (data, other, from, days) => {
        const both = { weekdays: data.weekdays, stretches: [...data.stretches, ...other.stretches] }
        expect(afterOpenDays(openDaysOf(both), from, days)).toBeGreaterThanOrEqual(
          afterOpenDays(openDaysOf(data), from, days),
        )
      }),
    )
  })
})

test('who is never closed counts calendar days; who is closed on all weekdays is refused', () => {
  expect(openDaysOf({ weekdays: [], stretches: [] })).toBeNull()
  expect(afterOpenDays(null, BASE, 7)).toBe(BASE + 7)
  expect(openDaysBetween(null, BASE, BASE + 7)).toBe(7)
  expect(beforeOpenDays(null, BASE, 7)).toBe(BASE - 7)
  expect(() => openDaysOf({ weekdays: [1, 2, 3, 4, 5, 6, 7], stretches: [] })).toThrow(RangeError)
})

test.each([
  // Five days from Monday 23 November, closed on Saturdays and Sundays: the Monday after.
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-12-01'],
  ['2026-11-28', 0, '2026-11-30'],
  // Christmas from the 24th to the 6th.
  ['2026-12-21', 3, '2027-01-07'],
])('from %s %i open days: %s', (from, days, there) => {
  const open = openDaysOf({
    weekdays: [6, 7],
    stretches: [{ from: daySerial('2026-12-24'), to: daySerial('2027-01-06') }],
  })
  expect(dayOfSerial(afterOpenDays(open, daySerial(from), days))).toBe(there)
})

test('stretches that overlap or follow each other are one', () => {
  const one = (from: number, to: number) => ({ from, to })
  expect(mergedStretches([one(10, 12), one(1, 3), one(4, 5), one(11, 11), one(20, 20)])).toEqual([
    one(1, 5),
    one(10, 12),
    one(20, 20),
  ])
})

test('many years are counted at once', () => {
  const many = Array.from({ length: 50 }, (_, n) => ({ from: BASE + n * 400, to: BASE + n * 400 + 300 }))
  const open = openDaysOf({ weekdays: [6, 7], stretches: many })
  const begun = performance.now()
  for (let n = 0; n < 20_000; n++) afterOpenDays(open, BASE + n, 5000)
  expect(performance.now() - begun).toBeLessThan(1000)
})
