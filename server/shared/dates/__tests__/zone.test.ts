import { assert, constantFrom, date, integer, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { clockTime, dayOfInstant, endOfDay, startOfDay, ZONE } from '../zone.ts'

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' })
/** What Node's own table of zones says, as YYYY-MM-DD HH:mm:ss. */
const byIntl = (instant: Date) => clock.format(instant)
const byHouse = (instant: Date) => clockTime(instant).toISOString().slice(0, 19).replace('T', ' ')

/** Where the clocks change, today and when they did so at other hours, and the first day of whole hours. */
const changes = [
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '1979-05-26T23:00Z',
  '1944-09-17T01:00Z',
  '1893-10-31T23:00Z',
]
const instants = oneof(
  date({ min: new Date('1850-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
  constantFrom(...changes).chain((change) =>
    integer({ min: -7_200_000, max: 7_200_000 }).map((ms) => new Date(Date.parse(change) + ms)),
  ),
)

test('the wall clock and the day are those of the system’s own table, whatever was asked before', () => {
  assert(
    property(instants, (instant) => {
      expect(byHouse(instant)).toBe(byIntl(instant))
      expect(dayOfInstant(instant)).toBe(byIntl(instant).slice(0, 10))
    }),
    { numRuns: 2_000 },
  )
})

test('a day begins and ends at its own midnight, of 23 and 25 hours too', () => {
  const hours = (day: string) => (endOfDay(day).getTime() - startOfDay(day).getTime()) / 3_600_000
  expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(hours)).toEqual([24, 23, 25])
})
