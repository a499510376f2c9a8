import type { Tx } from '../../platform/db/prisma.ts'
import { REPARTI, type Reparto } from './engine/tipi.ts'

/** First half of the keys of the advisory locks of the departments. */
const CHIAVE = 1912

/** Whoever books minutes of a department waits here for the others, until the end of the transaction. */
export async function bloccaReparti(tx: Tx, reparti: readonly Reparto[] = REPARTI): Promise<void> {
  // Always in the same order: no deadlock.
  for (const reparto of REPARTI.filter((uno) => reparti.includes(uno))) {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${CHIAVE}::int, ${REPARTI.indexOf(reparto)}::int)`
  }
}
