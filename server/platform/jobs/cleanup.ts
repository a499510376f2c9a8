import { pruneEliminazioni } from '../changes/eliminazioni.ts'
import type { Db } from '../db/prisma.ts'
import { pruneUndoable } from '../db/undo/undo.ts'
import { pruneEvents } from '../events/events.ts'
import { pruneKeys } from '../idempotency/claims.ts'
import { pruneThrottle } from '../identity/throttle.ts'
import { createRegistry } from '../registry.ts'
import { readSettings } from '../settings/read.ts'
import type { CronKind } from './kind.ts'

/** Rows that an area keeps for a while. */
export interface Expiring {
  /** As the log counts them. */
  name: string
  /** Removes those that have expired. @returns how many */
  remove(db: Db): Promise<number>
}

/** What expires of the areas; areas.ts adds it. */
export const expiring = createRegistry<Expiring>()

/** Removes what has expired: sessions, counters, idempotency keys, events, what tells of rows that are gone and what would bring them back, followed jobs older than 90 days, what the areas keep for a while. */
export const cleanup: CronKind = {
  nome: 'pulizia',
  when: '17 * * * *',
  async run({ db, log }) {
    const counts: Record<string, number> = {
      sessioni: await db.$executeRaw`DELETE FROM sessions WHERE scade_il < now()`,
      contatori: await pruneThrottle(db),
      chiavi: await pruneKeys(db),
      eventi: await pruneEvents(db, (await readSettings(db)).giorni_eventi),
      eliminazioni: await pruneEliminazioni(db),
      annullabili: await pruneUndoable(db),
      lavori: await db.$executeRaw`
        DELETE FROM jobs WHERE stato IN ('COMPLETATO', 'FALLITO', 'ANNULLATO') AND creato_il < now() - interval '90 days'`,
    }
    for (const { name, remove } of expiring.all()) counts[name] = await remove(db)
    log.info(counts, 'clean-up')
  },
}
