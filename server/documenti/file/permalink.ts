import type { Tx } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import { PERMALINK_NEL_CESTINO, PERMALINK_USATO } from './rules.ts'

/**
 * Takes a permalink for a file until the transaction ends; null is none.
 * @param pk the file; null for a new one
 * @throws UserErrors on `permalink` when another file has it, in the bin or not
 */
export async function takePermalink(tx: Tx, permalink: string | null, pk: number | null): Promise<void> {
  if (permalink === null) return
  // Two at once: the second waits, and then sees the first.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`permalink:${permalink}`}, 0))::text`
  const altro = await tx.documentoCartella.findUnique({
    where: { permalink },
    select: { id: true, eliminatoIl: true, cartella: { select: { eliminataIl: true } } },
  })
  if (!altro || altro.id === pk) return
  const nelCestino = altro.eliminatoIl ?? altro.cartella.eliminataIl
  throw UserErrors.of('permalink', nelCestino ? PERMALINK_NEL_CESTINO : PERMALINK_USATO, 'DUPLICATE')
}
