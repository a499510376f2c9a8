import { dateOfDay } from '../../shared/dates/days.ts'

/** Rows that have a day in common with a range of days, both included. */
export function whereDays(da?: string | null, a?: string | null) {
  return [...(da ? [{ giornoA: { gte: dateOfDay(da) } }] : []), ...(a ? [{ giornoDa: { lte: dateOfDay(a) } }] : [])]
}
