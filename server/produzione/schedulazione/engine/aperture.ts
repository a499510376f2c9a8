// Time of suppliers, who work on the days on which they are open. docs/scheduler.md#durations
import { afterOpenDays, isOpenDay, type OpenDays, openIndex } from '#shared/dates/openDays.ts'
import { calendarDayOf, type Day, type Instant, MINUTES_PER_DAY, minuteOf, startOf } from './time.ts'

/**
 * When something ends that takes minutes of open days: on an open day, so that what comes at a midnight comes when
 * somebody brings it. What takes none ends where it begins.
 */
export function fineOf(open: OpenDays | null, inizio: Instant, minutes: number): Instant {
  if (open === null || minutes === 0) return inizio + minutes
  const day = calendarDayOf(inizio)
  const inDay = (isOpenDay(open, day) ? minuteOf(inizio) : 0) + minutes
  const days = Math.floor(inDay / MINUTES_PER_DAY)
  return startOf(afterOpenDays(open, day, days)) + inDay - days * MINUTES_PER_DAY
}

/** Minutes of open days between two instants: what takes so many from the first on ends at the second. */
export function openMinutesBetween(open: OpenDays | null, inizio: Instant, fine: Instant): number {
  if (open === null) return fine - inizio
  const soFar = (instant: Instant) => {
    const day = calendarDayOf(instant)
    return openIndex(open, day) * MINUTES_PER_DAY + (isOpenDay(open, day) ? minuteOf(instant) : 0)
  }
  return soFar(fine) - soFar(inizio)
}

/** Days that so many open ones take at most, whenever they begin from a day on. */
export function spanMax(open: OpenDays | null, from: Day, days: number): number {
  if (open === null) return days
  const weeks = Math.floor(days / open.week.length) + 2
  return open.until.reduce((sum, until, n) => sum + Math.max(0, until - Math.max(from, open.from[n] as Day)), weeks * 7)
}
