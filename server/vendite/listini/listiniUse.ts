import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'

/** Some price lists, the newest by name. @param where what of a list has the thing */
export async function listiniUse(tx: Tx, where: Prisma.ListinoWhereInput): Promise<Use> {
  const first = await tx.listino.findMany({
    where,
    select: { nome: true },
    orderBy: { id: 'desc' },
    take: NAMED_USES + 1,
  })
  return {
    count: await tx.listino.count({ where }),
    names: first.map(({ nome }) => nome),
    singolare: 'listino',
    plurale: 'listini',
  }
}
