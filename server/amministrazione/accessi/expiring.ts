import type { Db } from '#platform/db/prisma.ts'
import type { Expiring } from '#platform/jobs/cleanup.ts'
import { readSettings } from '#platform/settings/read.ts'

/** Accesses that are older than the settings keep them; the database does it, the program may not. */
export const accessiExpiring: Expiring = {
  name: 'accessi',
  async remove(db: Db) {
    const { mesi_accessi: months } = await readSettings(db)
    const [row] = await db.$queryRaw<{ eliminati: number }[]>`SELECT elimina_accessi(${months}::int) AS eliminati`
    return row?.eliminati ?? 0
  },
}
