import { withinDays } from '#platform/db/periodo.ts'
import type { Periodo } from '#shared/dates/periodo.ts'

/** Rows that have a day in common with a period. */
export function whereDays(periodo: Periodo | null | undefined) {
  return [{ giornoA: withinDays({ dal: periodo?.dal }), giornoDa: withinDays({ al: periodo?.al }) }]
}
