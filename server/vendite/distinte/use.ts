import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'

/** Some rules of bills, by what they make. @param where what of a rule has the thing */
export async function regoleDistintaUse(tx: Tx, where: Prisma.RegolaDistintaWhereInput): Promise<Use> {
  const first = await tx.regolaDistinta.findMany({
    where,
    select: { descrizione: true },
    orderBy: [{ posto: 'asc' }, { id: 'asc' }],
    take: NAMED_USES + 1,
  })
  return {
    count: await tx.regolaDistinta.count({ where }),
    names: first.map(({ descrizione }) => descrizione),
    singolare: 'regola di distinta',
    plurale: 'regole di distinta',
  }
}
