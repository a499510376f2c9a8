import type { Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { PERMALINK_IN_CESTINO, PERMALINK_USED } from './rules.ts'

/**
 * Takes a permalink for a file until the transaction ends; null is none.
 * @param pk the file; null for a new one
 * @throws UserErrors on `permalink` when another file has it, in the bin or not
 */
export async function takePermalink(tx: Tx, permalink: string | null, pk: number | null): Promise<void> {
  if (permalink === null) return
  // Two at once: the second waits, and then sees the first.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`permalink:${permalink}`}, 0))::text`
  const other = await tx.documentoCartella.findUnique({
    where: { permalink },
    select: { id: true, eliminatoIl: true, cartella: { select: { eliminataIl: true } } },
  })
  if (!other || other.id === pk) return
  const inCestino = other.eliminatoIl ?? other.cartella.eliminataIl
  throw UserErrors.of('permalink', inCestino ? PERMALINK_IN_CESTINO : PERMALINK_USED, 'DUPLICATE')
}
