const DAY_MS = 86_400_000

/**
 * 'YYYY-MM-DD' of a `date` column, which Prisma reads as its midnight in UTC.
 * @throws RangeError for an instant, whose day is that of Italy: `dayOfInstant`, `formatDate`
 */
export function dayOfDate(data: Date): string {
  if (data.getTime() % DAY_MS !== 0) throw new RangeError(`an instant is no day: ${data.toISOString()}`)
  return data.toISOString().slice(0, 10)
}

/** What Prisma writes to a `date` column. */
export function dateOfDay(day: string): Date
export function dateOfDay(day: string | null): Date | null
export function dateOfDay(day: string | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`)
}

/** 'HH:mm' of a `time` column, which Prisma reads as an instant of 1 January 1970 in UTC. */
export function hourOfTime(tempo: Date): string {
  return tempo.toISOString().slice(11, 16)
}

/** What Prisma writes to a `time` column. */
export function timeOfHour(hour: string): Date {
  return new Date(`1970-01-01T${hour}:00Z`)
}
