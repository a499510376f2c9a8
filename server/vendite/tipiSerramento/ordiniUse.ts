import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'

/** The orders that have some lines, the newest by number. @param righe lines of which an order has one */
export async function ordiniUse(tx: Tx, righe: Prisma.RigaOrdineListRelationFilter): Promise<Use> {
  const newest = await tx.ordine.findMany({
    where: { righe },
    select: { numeroCommessa: true },
    orderBy: { id: 'desc' },
    take: NAMED_USES + 1,
  })
  return {
    count: await tx.ordine.count({ where: { righe } }),
    names: newest.map(({ numeroCommessa }) => numeroCommessa),
    singolare: 'ordine',
    plurale: 'ordini',
  }
}
