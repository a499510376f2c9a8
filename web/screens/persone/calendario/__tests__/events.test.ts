import { expect, test } from 'vitest'
import type { Period } from '#persone/assenze/rules.ts'
import { boundsOf, mondayOf, periodOfBounds, readDays, shownHours, stepDay, viewTitle } from '../events.ts'

const period = (from: string, a: string, oraDa: string | null = null, oraA: string | null = null): Period => ({
  giornoDa: from,
  giornoA: a,
  oraDa,
  oraA,
})

test.each<[Period, object]>([
  [period('2026-12-01', '2026-12-01'), { allDay: true, start: '2026-12-01', end: '2026-12-02' }],
  [period('2026-12-30', '2027-01-02'), { allDay: true, start: '2026-12-30', end: '2027-01-03' }],
  [
    period('2026-12-01', '2026-12-01', '07:00', '12:00'),
    { allDay: false, start: '2026-12-01T07:00:00', end: '2026-12-01T12:00:00' },
  ],
  [
    period('2026-12-01', '2026-12-02', '22:00', '06:00'),
    { allDay: false, start: '2026-12-01T22:00:00', end: '2026-12-02T06:00:00' },
  ],
  // The night in which the clocks change: nothing moves.
  [
    period('2026-10-25', '2026-10-25', '02:30', '03:30'),
    { allDay: false, start: '2026-10-25T02:30:00', end: '2026-10-25T03:30:00' },
  ],
])('a period as an event and back: %#', (which, event) => {
  expect(boundsOf(which)).toEqual(event)
  expect(periodOfBounds(boundsOf(which))).toEqual(which)
})

test('an end at midnight stays the midnight of the day after', () => {
  const bounds = { allDay: false, start: '2026-12-01T20:00:00Z', end: '2026-12-02T00:00:00Z' }
  expect(periodOfBounds(bounds)).toEqual(period('2026-12-01', '2026-12-02', '20:00', '00:00'))
})

test.each([
  ['2026-11-21', '2026-10-01', '2026-12-31'],
  ['2026-01-31', '2025-12-01', '2026-02-28'],
  ['2027-12-01', '2027-11-01', '2028-01-31'],
])('around %s it reads from %s to %s', (day, from, a) => expect(readDays(day)).toEqual({ da: from, a }))

test.each([
  ['2026-01-31', 'mese', 1, '2026-02-28'],
  ['2026-03-31', 'mese', -1, '2026-02-28'],
  ['2026-12-15', 'mese', 1, '2027-01-15'],
  ['2026-12-28', 'settimana', 1, '2027-01-04'],
] as const)('from %s one %s by %i: %s', (day, vista, steps, expected) => {
  expect(stepDay(day, vista, steps)).toBe(expected)
})

test('weeks begin on Monday; what is on screen, in words', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(viewTitle('2026-11-21', 'mese')).toBe('novembre 2026')
  expect(viewTitle('2026-12-31', 'settimana')).toBe('28 dic – 3 gen 2027')
})

test.each<[Period[], string, string]>([
  [[], '06:00:00', '20:00:00'],
  [[period('2026-11-24', '2026-11-24', '05:30', '20:15')], '05:00:00', '21:00:00'],
  [[period('2026-11-24', '2026-11-25', '22:00', '06:00')], '00:00:00', '24:00:00'],
  [[period('2026-11-30', '2026-11-30', '05:30', '20:15'), period('2026-11-23', '2026-11-27')], '06:00:00', '20:00:00'],
])('hours shown in a week: %#', (items, slotMinTime, slotMaxTime) => {
  expect(shownHours(items, '2026-11-25')).toEqual({ slotMinTime, slotMaxTime })
})
