import type { Expiring } from '#platform/jobs/cleanup.ts'

/** Proposals that nobody kept, repairs too old to be undone, days that changed, which reminders were written. */
export const produzioneExpiring: readonly Expiring[] = [
  {
    name: 'proposte',
    remove: (db) => db.$executeRaw`
      DELETE FROM proposte_piano WHERE creata_il < now() - interval '30 days' AND (nome = '' OR stato <> 'APERTA')`,
  },
  {
    name: 'riparazioni',
    remove: (db) => db.$executeRaw`DELETE FROM riparazioni WHERE il < now() - interval '30 days'`,
  },
  {
    // Nobody keeps ledger and calendar for so long without reading them again.
    name: 'giorni cambiati',
    remove: (db) => db.$executeRaw`DELETE FROM giorni_cambiati WHERE il < now() - interval '1 day'`,
  },
  {
    name: 'promemoria',
    remove: (db) => db.$executeRaw`DELETE FROM promemoria_inviati WHERE giorno < now() - interval '30 days'`,
  },
]
