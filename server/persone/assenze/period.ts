import { dateOfDay } from '#shared/dates/days.ts'

/** Rows that have a day in common with a range of days, both included. */
export function whereDays(from?: string | null, a?: string | null) {
  return [...(from ? [{ giornoA: { gte: dateOfDay(from) } }] : []), ...(a ? [{ giornoDa: { lte: dateOfDay(a) } }] : [])]
}
