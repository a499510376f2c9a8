import type { Tx } from '../db/prisma.ts'

/** Keeps the clean-up away from a file until the transaction ends: taken before its bytes and its row are written. */
export async function keepFile(tx: Tx, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${`file:${key}`}, 0))`
}

/** Waits for writers of the file, and blocks new ones until the transaction ends. */
export async function lockFile(tx: Tx, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`file:${key}`}, 0))`
}
