import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bandOf,
  daysHoursMinutes,
  figuresPeriodOrDefault,
  fillOf,
  HOUR_BANDS,
  minutesAxis,
  oreOf,
  PERFORMANCE_BANDS,
  performanceOf,
  periodOfDay,
  previousPeriod,
} from '../rules.ts'

test('the performance is rounded half up, exactly, and is 0 without time', () => {
  expect(performanceOf(60, 0)).toBe(0)
  expect(performanceOf(0, 60)).toBe(0)
  expect(performanceOf(60, 60)).toBe(100)
  expect(performanceOf(1.005, 1)).toBe(101)
  expect(performanceOf(0.9949, 1)).toBe(99)
  expect(performanceOf(33.3333, 100)).toBe(33)
  expect(performanceOf(300, 100)).toBe(300)
})

test('a working day is 480 minutes; several days are the mean of their percentages', () => {
  expect(fillOf(480, 1)).toBe(100)
  expect(fillOf(240, 1)).toBe(50)
  expect(fillOf(0, 0)).toBe(0)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1440 }), { minLength: 1, maxLength: 20 }), (days) => {
      const media = days.reduce((sum, minutes) => sum + (minutes / 480) * 100, 0) / days.length
      const sum = days.reduce((all, one) => all + one, 0)
      expect(Math.abs(fillOf(sum, days.length) - media)).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})

describe('bands', () => {
  test.each([
    [0, 'rosso'],
    [39, 'rosso'],
    [40, 'arancio'],
    [79, 'arancio'],
    [80, 'giallo'],
    [119, 'giallo'],
    [120, 'verdeChiaro'],
    [159, 'verdeChiaro'],
    [160, 'verde'],
    [1000, 'verde'],
  ])('a performance of %i is %s', (percent, name) => expect(bandOf(PERFORMANCE_BANDS, percent).nome).toBe(name))

  test.each([
    [0, 'neutro'],
    [1, 'rosso'],
    [19, 'rosso'],
    [20, 'arancio'],
    [39, 'arancio'],
    [40, 'giallo'],
    [59, 'giallo'],
    [60, 'verdeChiaro'],
    [79, 'verdeChiaro'],
    [80, 'verde'],
    [150, 'verde'],
  ])('%i percent of a day is %s', (percent, name) => expect(bandOf(HOUR_BANDS, percent).nome).toBe(name))
})

test('durations count days of eight hours', () => {
  expect(daysHoursMinutes(0)).toBe('0 min')
  expect(daysHoursMinutes(59)).toBe('59 min')
  expect(daysHoursMinutes(480)).toBe('1 g')
  expect(daysHoursMinutes(1250)).toBe('2 g 4 h 50 min')
  expect(oreOf(100)).toBe(1.67)
})

test('periods: the week from Monday, the month, twelve months, and what goes with one day alone', () => {
  expect(periodOfDay('settimana', '2026-11-22')).toEqual({ fromDate: '2026-11-16', toDate: '2026-11-22' })
  expect(periodOfDay('settimana', '2026-11-23')).toEqual({ fromDate: '2026-11-23', toDate: '2026-11-29' })
  expect(periodOfDay('mese', '2028-02-05')).toEqual({ fromDate: '2028-02-01', toDate: '2028-02-29' })
  expect(periodOfDay('anno', '2026-11-23')).toEqual({ fromDate: '2025-12-01', toDate: '2026-11-30' })
  const asked = (dal: string | null, al: string | null) =>
    figuresPeriodOrDefault({ dal, al }, 'settimana', '2026-11-25')
  expect(asked(null, null)).toEqual({ fromDate: '2026-11-23', toDate: '2026-11-29' })
  expect(asked('2026-01-01', null)).toEqual({ fromDate: '2026-01-01', toDate: '2026-01-04' })
  expect(asked(null, '2026-01-01')).toEqual({ fromDate: '2025-12-29', toDate: '2026-01-01' })
  expect(asked('2026-01-01', '2026-03-05')).toEqual({ fromDate: '2026-01-01', toDate: '2026-03-05' })
})

test('the period before is as long, and ends the day before', () => {
  const before = (fromDate: string, toDate: string) => previousPeriod({ fromDate, toDate })
  expect(before('2026-11-23', '2026-11-29')).toEqual({ fromDate: '2026-11-16', toDate: '2026-11-22' })
  expect(before('2026-03-01', '2026-03-31')).toEqual({ fromDate: '2026-02-01', toDate: '2026-02-28' })
  expect(before('2026-01-01', '2026-03-31')).toEqual({ fromDate: '2025-10-01', toDate: '2025-12-31' })
  expect(before('2026-03-01', '2026-03-30')).toEqual({ fromDate: '2026-01-30', toDate: '2026-02-28' })
})

test('the axis of the minutes ends at 600, with marks up to 750, unless a day has more', () => {
  expect(minutesAxis(480)).toEqual({ ticks: [0, 150, 300, 450, 600, 750], max: 600 })
  expect(minutesAxis(901)).toEqual({ ticks: [0, 150, 300, 450, 600, 750, 900, 1050], max: 1050 })
  expect(minutesAxis(3840)).toEqual({ ticks: [0, 600, 1200, 1800, 2400, 3000, 3600, 4200], max: 4200 })
})
