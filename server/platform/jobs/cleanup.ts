import { pruneEvents } from '../events/events.ts'
import { pruneKeys } from '../idempotency/claims.ts'
import { pruneThrottle } from '../identity/throttle.ts'
import type { CronKind } from './kind.ts'

/** Removes what has expired: sessions, counters, idempotency keys, events, followed jobs older than 90 days, repairs and changes of rows too old to be undone, which reminders were written. */
export const cleanup: CronKind = {
  nome: 'pulizia',
  when: '17 * * * *',
  async run({ db, log }) {
    const sessions = await db.$executeRaw`DELETE FROM sessions WHERE scade_il < now()`
    const recuperi = await db.$executeRaw`
      DELETE FROM recuperi_password WHERE scade_il < now() AND creato_il < now() - interval '1 day'`
    const contatori = await pruneThrottle(db)
    const keys = await pruneKeys(db)
    const events = await pruneEvents(db)
    const lavori = await db.$executeRaw`
      DELETE FROM jobs WHERE stato IN ('COMPLETATO', 'FALLITO', 'ANNULLATO') AND creato_il < now() - interval '90 days'`
    const proposte = await db.$executeRaw`
      DELETE FROM proposte_piano WHERE creata_il < now() - interval '30 days' AND (nome = '' OR stato <> 'APERTA')`
    const riparazioni = await db.$executeRaw`DELETE FROM riparazioni WHERE il < now() - interval '30 days'`
    const changes = await db.$executeRaw`DELETE FROM modifiche_righe_fornitore WHERE il < now() - interval '1 day'`
    const promemoria = await db.$executeRaw`DELETE FROM promemoria_inviati WHERE giorno < now() - interval '30 days'`
    log.info(
      {
        sessioni: sessions,
        recuperi,
        contatori,
        chiavi: keys,
        eventi: events,
        lavori,
        proposte,
        riparazioni,
        modifiche: changes,
        promemoria,
      },
      'clean-up',
    )
  },
}
