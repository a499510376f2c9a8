import type { Db } from '#platform/db/prisma.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { partialOf } from './rules.ts'

/** A day of the counter. */
export interface LetturaContatore {
  /** 'YYYY-MM-DD' */
  data: string
  parziale: number
  totale: number
}

/** The days of the counter in a period, each with what was worked since the one before. */
export async function readContatori(db: Db, periodo?: Periodo | null): Promise<LetturaContatore[]> {
  const [from, a] = [periodo?.dal ?? null, periodo?.al ?? null]
  const righe = await db.$queryRaw<{ data: Date; totale: number; prima: number | null }[]>(
    Prisma.sql`SELECT data, totale, prima FROM (
        SELECT data, totale, lag(totale) OVER (ORDER BY data) AS prima FROM contatori_macchina) c
      WHERE (${from}::date IS NULL OR data >= ${from}::date) AND (${a}::date IS NULL OR data <= ${a}::date) ORDER BY data`,
  )
  return righe.map(({ data, totale, prima }) => ({
    data: dayOfDate(data),
    parziale: partialOf(totale, prima),
    totale,
  }))
}
