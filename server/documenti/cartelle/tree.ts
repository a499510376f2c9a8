import { lockRow } from '#platform/db/entity/rows.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Cartella } from '#prisma/generated/client.ts'
import { cartelleList } from './list.ts'
import { MISSING_PARENT, notMovableReason } from './rules.ts'

/** One change of the tree at a time: two moves together could make a ring. */
export async function lockTree(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('cartelle'))::text`
}

/** Locks the tree and a folder of it that is not in the bin. @throws Refusal NOT_FOUND */
export async function lockCartella(ctx: OperationContext, pk: number): Promise<Cartella> {
  await lockTree(ctx.tx)
  return lockRow(ctx.tx, 'cartella', pk, cartelleList.visible(ctx.viewer))
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
  const below = pk === null ? [] : await subtree(ctx.tx, pk)
  const levels = below.map(({ profondita }) => profondita)
  const altezza = levels.length > 0 ? Math.max(...levels) - Math.min(...levels) + 1 : 1
  if (parent === null) return
  const where = { id: parent, AND: cartelleList.visible(ctx.viewer) }
  const above = await ctx.tx.cartella.findFirst({ where, select: { profondita: true } })
  if (!above) throw UserErrors.of('parentPk', MISSING_PARENT)
  const inside = below.some(({ id }) => id === parent)
  const reason = notMovableReason({ inside, profondita: above.profondita }, altezza)
  if (reason) throw UserErrors.of('parentPk', reason)
}
