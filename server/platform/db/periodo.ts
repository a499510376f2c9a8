import { dateOfDay } from '#shared/dates/days.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { endOfDay, startOfDay } from '#shared/dates/zone.ts'

/** What a column of days must be to lie in a period; undefined of one that is open at both ends. */
export function withinDays(periodo: Periodo | null | undefined): { gte?: Date; lte?: Date } | undefined {
  const { dal, al } = periodo ?? {}
  if (!dal && !al) return undefined
  return { ...(dal ? { gte: dateOfDay(dal) } : {}), ...(al ? { lte: dateOfDay(al) } : {}) }
}

/** What an instant must be to lie in a period, by the days of Italy; undefined of one that is open at both ends. */
export function withinInstants(periodo: Periodo | null | undefined): { gte?: Date; lt?: Date } | undefined {
  const { dal, al } = periodo ?? {}
  if (!dal && !al) return undefined
  return { ...(dal ? { gte: startOfDay(dal) } : {}), ...(al ? { lt: endOfDay(al) } : {}) }
}
