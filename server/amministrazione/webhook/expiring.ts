import type { Expiring } from '#platform/jobs/cleanup.ts'
import { CONSEGNE_DAYS } from './rules.ts'

/** Deliveries of long ago; what still waits for a webhook that is suspended goes too. */
export const consegneExpiring: Expiring = {
  name: 'consegneWebhook',
  remove: (db) =>
    db.$executeRaw`DELETE FROM consegne_webhook WHERE il < now() - make_interval(days => ${CONSEGNE_DAYS}::int)`,
}
