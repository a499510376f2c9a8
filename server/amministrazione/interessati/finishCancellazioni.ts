import type { Config } from '#platform/env.ts'
import type { CronKind } from '#platform/jobs/kind.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { erasePerson } from './erase.ts'
import { readHeld } from './held.ts'
import { readNames } from './names.ts'

/** Every night: what the law has kept of erased customers, once its time has passed. */
export function finishCancellazioni(config: Config): CronKind {
  return {
    nome: 'cancellazioni',
    when: '50 3 * * *',
    async run({ db, log }) {
      const now = new Date()
      const due = await db.cancellazione.findMany({ where: { finoAl: { lt: dateOfDay(dayOfInstant(now)) } } })
      for (const { clienteId } of due) {
        await db.$transaction(
          async (tx) => {
            const chosen = { clientePks: [clienteId], preventivoPks: [], offertaPks: [], confermaPks: [] }
            const held = await readHeld(tx, chosen, now)
            // It has ordered again since.
            if (held.open.length === 0) await erasePerson(tx, config, held, await readNames(tx, held))
            const data = held.finoAl && { finoAl: dateOfDay(held.finoAl) }
            if (data) await tx.cancellazione.updateMany({ where: { clienteId }, data })
            else await tx.cancellazione.deleteMany({ where: { clienteId } })
          },
          { timeout: 300_000 },
        )
      }
      log.info({ finite: due.length }, 'erasures completed')
    },
  }
}
