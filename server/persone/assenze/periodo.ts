import { dataDiGiorno } from '../../shared/dates/days.ts'

/** Rows that have a day in common with a range of days, both included. */
export function whereGiorni(da?: string | null, a?: string | null) {
  return [
    ...(da ? [{ giornoA: { gte: dataDiGiorno(da) } }] : []),
    ...(a ? [{ giornoDa: { lte: dataDiGiorno(a) } }] : []),
  ]
}
