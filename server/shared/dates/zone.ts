import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The zone in which the manufacturer lives: days begin and end there. */
export const ZONE = 'Europe/Rome'

/** First instant of a day (YYYY-MM-DD) in Italy. */
export function startOfDay(day: string): Date {
  return dayjs.tz(`${day} 00:00:00`, ZONE).toDate()
}

/** First instant of the day after, for half-open ranges; right on 23 and 25 hour days too. */
export function endOfDay(day: string): Date {
  return startOfDay(dayjs.utc(day).add(1, 'day').format('YYYY-MM-DD'))
}

const HOUR = 3_600_000
/** Since then the clocks in Italy have been whole hours from UTC, and changed at whole hours: before, within one. */
const WHOLE_HOURS = Date.UTC(1893, 10, 1)
/** Two years of hours; then they are forgotten, all at once. */
const HOURS_MAX = 20_000
/** How far Italy is ahead of UTC in an hour, in ms: to work it out takes as long as writing ten cells of a sheet. */
const offsets = new Map<number, number>()

/** How far Italy is ahead of UTC at a whole second, in ms. */
function offsetOf(second: number): number {
  const hour = Math.floor(second / HOUR)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const anticipo = dayjs.utc(dayjs(second).tz(ZONE).format('YYYY-MM-DDTHH:mm:ss')).valueOf() - second
  if (second < WHOLE_HOURS) return anticipo
  if (offsets.size >= HOURS_MAX) offsets.clear()
  offsets.set(hour, anticipo)
  return anticipo
}

/** The wall clock of an instant in Italy, to the second, in the UTC fields of a Date: how spreadsheets write a time. */
export function clockTime(instant: Date): Date {
  const second = Math.floor(instant.getTime() / 1000) * 1000
  return new Date(second + offsetOf(second))
}

/** The day (YYYY-MM-DD) of an instant in Italy. */
export function dayOfInstant(instant: Date): string {
  return dayjs.utc(clockTime(instant)).format('YYYY-MM-DD')
}

/** An instant with the clock of Italy, for who writes it with its zone. */
export const inZone = (instant: Date): dayjs.Dayjs => dayjs(instant).tz(ZONE)

/** The next time that the clocks in Italy say 'HH:mm', after an instant. */
export function nextTime(hour: string, after: Date): Date {
  const today = dayOfInstant(after)
  const alle = (day: string) => dayjs.tz(`${day} ${hour}:00`, ZONE).toDate()
  const before = alle(today)
  return before > after ? before : alle(dayjs.utc(today).add(1, 'day').format('YYYY-MM-DD'))
}
