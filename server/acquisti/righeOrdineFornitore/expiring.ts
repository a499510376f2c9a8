import type { Expiring } from '#platform/jobs/cleanup.ts'

/** Changes of rows too old to be undone. */
export const undoableRigheExpiring: Expiring = {
  name: 'modifiche',
  remove: (db) => db.$executeRaw`DELETE FROM modifiche_righe_fornitore WHERE il < now() - interval '1 day'`,
}
