import type { Expiring } from '#platform/jobs/cleanup.ts'

/** Links for a new password that open nothing any more. */
export const recuperiExpiring: Expiring = {
  name: 'recuperi',
  remove: (db) => db.$executeRaw`
    DELETE FROM recuperi_password WHERE scade_il < now() AND creato_il < now() - interval '1 day'`,
}
