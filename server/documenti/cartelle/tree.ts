import type { Cartella } from '../../../prisma/generated/client.ts'
import { lockRow } from '../../platform/db/entity/rows.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { cartelleList } from './list.ts'
import { motivoNonSpostabile, SUPERIORE_MANCANTE } from './rules.ts'

/** One change of the tree at a time: two moves together could make a ring. */
export async function lockTree(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('cartelle'))::text`
}

/** Locks the tree and a folder of it that is not in the bin. @throws Refusal NOT_FOUND */
export async function lockCartella(ctx: OperationContext, pk: number): Promise<Cartella> {
  await lockTree(ctx.tx)
  return lockRow(ctx.tx, 'cartella', pk, cartelleList.visibili(ctx.viewer))
}

/** Numbers of a folder and of all below it, those in the bin too. */
export async function subtree(tx: Tx, pk: number): Promise<{ id: number; profondita: number }[]> {
  return tx.$queryRaw`
    WITH RECURSIVE sotto AS (
      SELECT id, profondita FROM cartelle WHERE id = ${pk}
      UNION ALL
      SELECT c.id, c.profondita FROM cartelle c JOIN sotto s ON c.parent_id = s.id
    ) SELECT id, profondita FROM sotto`
}

/**
 * Whether a folder may stand below another. The tree must be locked.
 * @param pk null for a new folder
 * @throws UserErrors on `parent`
 */
export async function checkPlace(ctx: OperationContext, parent: number | null, pk: number | null): Promise<void> {
  const sotto = pk === null ? [] : await subtree(ctx.tx, pk)
  const livelli = sotto.map(({ profondita }) => profondita)
  const altezza = livelli.length > 0 ? Math.max(...livelli) - Math.min(...livelli) + 1 : 1
  if (parent === null) return
  const where = { id: parent, AND: cartelleList.visibili(ctx.viewer) }
  const sopra = await ctx.tx.cartella.findFirst({ where, select: { profondita: true } })
  if (!sopra) throw UserErrors.of('parent', SUPERIORE_MANCANTE)
  const dentro = sotto.some(({ id }) => id === parent)
  const motivo = motivoNonSpostabile({ dentro, profondita: sopra.profondita }, altezza)
  if (motivo) throw UserErrors.of('parent', motivo)
}
