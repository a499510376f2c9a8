import { defaultOre, oreOfRow } from '#persone/calendario/rules.ts'
import type { Db } from '#platform/db/prisma.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { endOfWork } from './rules.ts'

/**
 * When the hours of some days end, for the department of a phase.
 * @param days 'YYYY-MM-DD'
 * @returns the end of one of those days as 'HH:mm', null where nobody should work that day
 */
export async function readEndOfHours(
  db: Db,
  days: readonly string[],
): Promise<(day: string, fase: string) => string | null> {
  const [{ ora_apertura: apertura, ore_settimana: week }, hours, fasi] = await Promise.all([
    readSettings(db),
    db.oreLavorative.findMany({ where: { giorno: { in: [...new Set(days)].map((day) => dateOfDay(day)) } } }),
    db.fase.findMany({ select: { nome: true, reparto: true } }),
  ])
  const written = new Map(hours.map((riga) => [dayOfDate(riga.giorno), oreOfRow(riga)]))
  const reparti = new Map(fasi.map(({ nome, reparto }) => [nome, reparto]))
  return (day, fase) => {
    const own = written.get(day)
    return endOfWork(apertura, own ? own(reparti.get(fase) ?? '') : defaultOre(day, week))
  }
}
