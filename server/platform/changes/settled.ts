import type { Db } from '../db/prisma.ts'

/**
 * The instant up to which all that was changed can be read. A transaction that is still open may yet show rows that it
 * has dated since it began, so it is the beginning of the oldest one. The clock is read before the transactions: who
 * begins between the two dates its rows later.
 */
export async function settledInstant(db: Db): Promise<Date> {
  const [row] = await db.$queryRaw<{ instant: Date }[]>`
    WITH clock AS MATERIALIZED (SELECT clock_timestamp() AS now)
    SELECT date_trunc('milliseconds', least(now, (
      SELECT min(xact_start) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    ))) AS instant FROM clock`
  return row?.instant ?? new Date(0)
}
