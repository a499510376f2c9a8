import type { Db } from '#platform/db/prisma.ts'
import type { CronKind } from '#platform/jobs/kind.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'

/** The day of which this process has written the margins, by database. */
const written = new WeakMap<Db, string>()

/**
 * What should be here and is not comes a day later each day, and the margin of its order is a day less. Once a day and
 * after each start: a process that was not there at midnight catches up.
 */
export const marginiCron: CronKind = {
  nome: 'margini',
  when: '* * * * *',
  async run({ db, log }) {
    const today = dayOfInstant(new Date())
    if (written.get(db) === today) return
    const [riga] = await db.$queryRaw<[{ margini: number }]>`SELECT aggiorna_margini(${today}::date) AS margini`
    written.set(db, today)
    if (riga.margini > 0) log.info({ margini: riga.margini }, 'margins')
  },
}
