import type { Tx } from '#platform/db/prisma.ts'

/** Of the advisory lock of the departments. */
const KEY = 1912

/** Whoever books minutes of a department waits here for the others, until the end of the transaction. */
export async function lockReparti(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${KEY}::int, 0::int)`
}
