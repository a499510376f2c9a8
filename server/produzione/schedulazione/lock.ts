import type { Tx } from '#platform/db/prisma.ts'
import { REPARTI_FASI, type RepartoFase } from './engine/types.ts'

/** First half of the keys of the advisory locks of the departments. */
const KEY = 1912

/** Whoever books minutes of a department waits here for the others, until the end of the transaction. */
export async function lockReparti(tx: Tx, reparti: readonly RepartoFase[] = REPARTI_FASI): Promise<void> {
  // Always in the same order: no deadlock.
  for (const reparto of REPARTI_FASI.filter((one) => reparti.includes(one))) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${KEY}::int, ${REPARTI_FASI.indexOf(reparto)}::int)`
  }
}
