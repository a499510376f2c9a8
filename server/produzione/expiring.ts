import type { Expiring } from '#platform/jobs/cleanup.ts'

/** Proposals that nobody kept, repairs too old to be undone, which reminders were written. */
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
    name: 'promemoria',
    remove: (db) => db.$executeRaw`DELETE FROM promemoria_inviati WHERE giorno < now() - interval '30 days'`,
  },
]
