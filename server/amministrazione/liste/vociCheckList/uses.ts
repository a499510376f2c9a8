import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Use } from '#shared/uses.ts'

/** The orders in which an item is ticked. TypeScript says when a new reference is missing here. */
export async function usesOfVoceCheckList(tx: Tx, pk: number): Promise<Use[]> {
  const count = await tx.checkListOrdine.count({ where: { voceId: pk } })
  const words = { singolare: 'ordine che l’ha spuntata', plurale: 'ordini che l’hanno spuntata' }
  const uses = {
    ordini: await commesseUse(tx, count, words, { checkList: { some: { voceId: pk } } }),
  } satisfies Record<keyof Prisma.VoceCheckListCountOutputType, Use>
  return Object.values(uses)
}
