import type { Db } from '#platform/db/prisma.ts'
import type { CronKind } from '#platform/jobs/kind.ts'
import { dateOfDay, dayOfDate, hourOfTime, timeOfHour } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { readEndOfHours } from './endOfHours.ts'
import { fineProposta } from './rules.ts'

/** Activities of one night; what is more waits for the next. */
const AT_ONCE = 5000

/**
 * Proposes an end for the activities of earlier days that have none. Nobody's hours are written: the operator confirms
 * it, or writes another.
 * @returns for how many
 */
export async function proposeFine(db: Db, now: Date): Promise<number> {
  const open = await db.attivita.findMany({
    where: { oraFine: null, automatica: false, fineProposta: null, data: { lt: dateOfDay(dayOfInstant(now)) } },
    select: { id: true, data: true, oraInizio: true, lavorazione: { select: { fase: true } } },
    orderBy: { id: 'asc' },
    take: AT_ONCE,
  })
  if (open.length === 0) return 0
  const endOfHours = await readEndOfHours(
    db,
    open.map(({ data }) => dayOfDate(data)),
  )
  let proposte = 0
  for (const { id, data, oraInizio, lavorazione } of open) {
    const fine = fineProposta(oraInizio && hourOfTime(oraInizio), endOfHours(dayOfDate(data), lavorazione.fase))
    const written = await db.attivita.updateMany({
      where: { id, oraFine: null },
      data: { fineProposta: timeOfHour(fine) },
    })
    proposte += written.count
  }
  return proposte
}

/** Every night, before anybody is there. */
export const proposeFineCron: CronKind = {
  nome: 'attivita-aperte',
  when: '30 3 * * *',
  async run({ db, log }) {
    log.info({ proposte: await proposeFine(db, new Date()) }, 'activities left open')
  },
}
