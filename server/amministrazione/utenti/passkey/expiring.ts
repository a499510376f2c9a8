import type { Expiring } from '#platform/jobs/cleanup.ts'

/** Challenges that nobody has signed in time. */
export const challengesExpiring: Expiring = {
  name: 'passkey',
  remove: (db) => db.$executeRaw`DELETE FROM passkey_challenges WHERE scade_il < now()`,
}
