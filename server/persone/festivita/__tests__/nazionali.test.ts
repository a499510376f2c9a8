import { expect, test } from 'vitest'
import { easter, nationalHolidays } from '../nazionali.ts'

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2076, '2076-04-19'],
])('Easter of %i is %s', (year, day) => expect(easter(year)).toBe(day))

test('national holidays of a year, in order', () => {
  expect(nationalHolidays(2026).map(({ giorno }) => giorno)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-06',
    '2026-04-25',
    '2026-05-01',
    '2026-06-02',
    '2026-08-15',
    '2026-10-04',
    '2026-11-01',
    '2026-12-08',
    '2026-12-25',
    '2026-12-26',
  ])
  expect(nationalHolidays(2024).find(({ title }) => title === "Lunedì dell'Angelo")?.giorno).toBe('2024-04-01')
  expect(nationalHolidays(2025).some(({ title }) => title === 'San Francesco')).toBe(false)
})
