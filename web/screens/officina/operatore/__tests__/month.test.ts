import { describe, expect, it } from 'vitest'
import { nameOfDay, nameOfMonth, otherMonth, weeksOfMonth } from '../month/month.ts'

describe('the month of an operator', () => {
  it('is whole weeks from Monday', () => {
    const days = weeksOfMonth('2026-11-22')
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42])
    // February 2027 begins on a Monday and ends on a Sunday.
    expect(weeksOfMonth('2027-02-10')).toHaveLength(28)
    for (let month = 1; month <= 12; month++) {
      const weeks = weeksOfMonth(`2024-${String(month).padStart(2, '0')}-29`)
      expect(weeks.length % 7).toBe(0)
      expect(new Date(`${weeks[0]}T00:00:00Z`).getUTCDay()).toBe(1)
    }
  })

  it('another month begins on its first day, whatever the day it is asked from', () => {
    expect(otherMonth('2026-12-31', 1)).toBe('2027-01-01')
    expect(otherMonth('2026-01-31', -1)).toBe('2025-12-01')
    expect(otherMonth('2026-03-31', -1)).toBe('2026-02-01')
  })

  it('is called in Italian', () => {
    expect(nameOfMonth('2026-11-22')).toBe('novembre 2026')
    expect(nameOfDay('2026-11-22')).toBe('domenica 22 novembre')
  })
})
