import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'

/** Some quotes, deleted ones included, the newest by number. */
export async function preventiviUse(tx: Tx, where: Prisma.PreventivoWhereInput): Promise<Use> {
  const primi = await tx.preventivo.findMany({
    where,
    select: { id: true },
    orderBy: { id: 'desc' },
    take: NAMED_USES + 1,
  })
  return {
    count: await tx.preventivo.count({ where }),
    names: primi.map(({ id }) => `n. ${id}`),
    singolare: 'preventivo',
    plurale: 'preventivi',
  }
}
