import { Refusal } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { ordiniFornitoreList } from '../list.ts'
import { type HeldOrdineFornitore, lockOrdineFornitore } from '../lock.ts'

/**
 * Locks the members of what was gathered, each behind its order and those by number, as whoever locks several orders
 * does; then the raccolta, so that none joins.
 * @param elenco through which the viewer sees them
 * @returns none where there is no such raccolta any more
 * @throws Refusal NOT_FOUND when the viewer does not see one of them
 */
export async function lockMembers(
  ctx: OperationContext,
  raccolta: number,
  elenco?: Pick<typeof ordiniFornitoreList, 'visible'>,
): Promise<HeldOrdineFornitore[]> {
  const where = { raccoltaId: raccolta }
  const orderBy = [{ ordineId: 'asc' as const }, { id: 'asc' as const }]
  const found = await ctx.tx.ordineFornitore.findMany({ where, orderBy, select: { id: true } })
  const held: HeldOrdineFornitore[] = []
  for (const { id } of found) held.push(await lockOrdineFornitore(ctx, id, elenco))
  await ctx.tx.$queryRaw`SELECT 1 FROM raccolte_fornitore WHERE id = ${raccolta} FOR UPDATE`
  const now = await ctx.tx.ordineFornitore.count({ where })
  const inside = held.filter(({ raccoltaId }) => raccoltaId === raccolta)
  // One came in between the first look and the lock: whoever reads again finds it.
  if (inside.length !== now) throw new Refusal('CONFLICT', 'La raccolta è cambiata nel frattempo: riprova.')
  return inside
}
