// The time axis that all rows of a proposal share.
import { dayOfNumber, daysBetween, numberOfDay } from '../schedulatore/time.ts'

/** Days shown at most: what comes later is at the edge. */
const DAYS_MAX = 140

export interface TimeAxis {
  /** First day, a Monday. */
  inizio: string
  days: number
  /** Mondays with their place, percent. */
  weeks: { day: string; x: number }[]
}

interface WithDate {
  inizio: string
  fine: string
}

/** The axis from the first to the last day of some dates; null of none. */
export function axisOf(date: readonly WithDate[], today: string): TimeAxis | null {
  if (date.length === 0) return null
  const first = date.reduce((before, { inizio }) => (inizio < before ? inizio : before), today).slice(0, 10)
  const near = numberOfDay(first) < numberOfDay(today) - 7 ? numberOfDay(today) - 7 : numberOfDay(first)
  // 1970-01-01 was a Thursday.
  const monday = near - ((((near + 3) % 7) + 7) % 7)
  const last = date.reduce((latest, { fine }) => (fine > latest ? fine : latest), today).slice(0, 10)
  const days = Math.min(DAYS_MAX, Math.max(14, Math.ceil((numberOfDay(last) + 1 - monday) / 7) * 7))
  const every = days > 70 ? 4 : days > 35 ? 2 : 1
  const weeks = Array.from({ length: Math.ceil(days / (7 * every)) }, (_, n) => ({
    day: dayOfNumber(monday + n * 7 * every),
    x: (100 * n * 7 * every) / days,
  }))
  return { inizio: dayOfNumber(monday), days, weeks }
}

/** Where an instant ('YYYY-MM-DD HH:mm:ss') stands on the axis, percent, kept within it. */
export function axisPercent(instant: string, axis: TimeAxis): number {
  const hours = Number(instant.slice(11, 13) || 0) + Number(instant.slice(14, 16) || 0) / 60
  const day = daysBetween(axis.inizio, instant.slice(0, 10)) + hours / 24
  return Math.min(100, Math.max(0, (100 * day) / axis.days))
}
