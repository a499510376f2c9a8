/**
 * An hour of the clock as people write it, '8', '830', '8.30', '8:30', as 'HH:mm'; null for what is none.
 */
export function readTime(text: string): string | null {
  const [, together, apart, after] = /^\s*(?:(\d{1,4})|(\d{1,2})[.:,h ](\d{2}))\s*$/.exec(text) ?? []
  const hour = together === undefined ? apart : together.length > 2 ? together.slice(0, -2) : together
  const minute = together === undefined ? after : together.length > 2 ? together.slice(-2) : '0'
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** A quarter of an hour before or after, within the day; from nothing it is eight in the morning. */
export function stepTime(time: string, direction: 1 | -1): string {
  const read = readTime(time)
  if (read === null) return '08:00'
  const quarters = (Number(read.slice(0, 2)) * 60 + Number(read.slice(3))) / 15
  const next = direction > 0 ? Math.floor(quarters) + 1 : Math.ceil(quarters) - 1
  const minutes = Math.min(Math.max(next * 15, 0), 23 * 60 + 45)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
