import { defaultOre } from '../../persone/calendario/rules.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { dateOfDay, dayOfDate } from '../../shared/dates/days.ts'
import { endOfWork } from './rules.ts'

/**
 * When the hours of some days end, for the department of a phase.
 * @param giorni 'YYYY-MM-DD'
 * @returns the end of one of those days as 'HH:mm', null where nobody should work that day
 */
export async function readEndOfHours(
  db: Db,
  giorni: readonly string[],
): Promise<(giorno: string, fase: string) => string | null> {
  const [{ ora_apertura: apertura }, ore, fasi] = await Promise.all([
    readSettings(db),
    db.oreLavorative.findMany({ where: { giorno: { in: [...new Set(giorni)].map((giorno) => dateOfDay(giorno)) } } }),
    db.fase.findMany({ select: { nome: true, reparto: true } }),
  ])
  const scritte = new Map(ore.map((riga) => [dayOfDate(riga.giorno), riga]))
  const reparti = new Map(fasi.map(({ nome, reparto }) => [nome, reparto]))
  return (giorno, fase) => {
    const suo = scritte.get(giorno)
    const sue = reparti.get(fase) === 'MACCHINE' ? suo?.oreLavorativeMacchine : suo?.oreLavorativeBanchi
    return endOfWork(apertura, sue === undefined ? defaultOre(giorno) : Number(sue))
  }
}
