/**
 * Dates as ISO texts. An answer holds hundreds of them and few different days: a day is written once and remembered,
 * since `Date.toISOString` takes ten times as long.
 */
const DAY_MS = 86_400_000
/** Ten years and more; then they are forgotten, all at once. */
const MAX_DAYS = 4_000

const days = new Map<number, string>()

/** `2026-11-21`: the day in UTC. @throws RangeError for an invalid date */
export function dayOf(date: Date): string {
  const day = Math.floor(date.getTime() / DAY_MS)
  const known = days.get(day)
  if (known !== undefined) return known
  const text = new Date(day * DAY_MS).toISOString().split('T')[0] as string
  if (days.size >= MAX_DAYS) days.clear()
  days.set(day, text)
  return text
}

const two = (n: number) => (n < 10 ? `0${n}` : String(n))

/** `2026-11-21T09:11:12.000Z`, as `date.toISOString()`. @throws RangeError for an invalid date */
export function isoOf(date: Date): string {
  const day = dayOf(date)
  const ms = date.getTime() - Math.floor(date.getTime() / DAY_MS) * DAY_MS
  const seconds = Math.floor(ms / 1000)
  const rest = String(ms % 1000).padStart(3, '0')
  return `${day}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${rest}Z`
}
