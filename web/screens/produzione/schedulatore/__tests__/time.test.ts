import { describe, expect, test } from 'vitest'
import { inHours, inHoursShort, shownDuration } from '../durations.ts'
import { addCivilDays, addHours, addMonths, isoWeek, momentInWords, truncatedHour, weekdayNumber } from '../time.ts'

describe('civil time', () => {
  test.each([
    ['2026-11-21 20', 4, '2026-11-22 00'],
    ['2026-11-21 00', -1, '2026-11-20 23'],
    ['2026-10-25 01', 3, '2026-10-25 04'], // the clock goes back that night: civil hours do not
    ['2027-03-28 01', 24, '2027-03-29 01'],
    ['2028-02-28 23', 1, '2028-02-29 00'],
  ])('%s and %d hours is %s', (inizio, count, after) => {
    expect(addHours(inizio, count)).toBe(after)
    expect(addHours(after, -count)).toBe(inizio)
  })
  test.each([
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-21', 9, '2027-08-21'],
  ])('%s and %d months is %s', (day, months, after) => expect(addMonths(day, months)).toBe(after))
  test.each([
    ['2026-12-31', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
  ])('%s is in week %d-%d', (day, year, week) => expect(isoWeek(day)).toEqual({ year, week }))
  test('days of the week', () => {
    expect(weekdayNumber('2026-11-21')).toBe(6)
    expect(weekdayNumber('1969-12-31')).toBe(3)
    expect(addCivilDays('2026-12-31', 1)).toBe('2027-01-01')
  })
  test('moments', () => {
    expect(momentInWords('2026-11-23 09:05:00')).toBe('lun 23-11 09:05')
    expect(momentInWords('2027-01-04', '2026')).toBe('lun 04-01-2027')
    expect(truncatedHour('2026-11-23 09:59:00')).toBe('2026-11-23 09')
  })
})

test.each([
  [320, '5 h 20 min', '5:20'],
  [-120, '-2 h', '-2'],
  [20, '20 min', '0:20'],
  [-95, '-1 h 35 min', '-1:35'],
  [0, '0 h', '0'],
  [60_000, '1.000 h', '1000'],
])('%d minutes: %s', (minutes, long, narrow) => {
  expect([inHours(minutes), inHoursShort(minutes)]).toEqual([long, narrow])
})

test('a unit that is none is an internal error', () => {
  expect(shownDuration(1, 'days')).toBe('1 giorno')
  expect(shownDuration(2, 'hours')).toBe('2 h')
  // @ts-expect-error the types refuse it too
  expect(() => shownDuration(1, 'weeks')).toThrow('Invalid unit')
})
