import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Use } from '#shared/uses.ts'
import { preventiviUse } from '#vendite/preventivi/preventiviUse.ts'

/** The quotes that have a state, deleted ones included. TypeScript says when a new reference is missing here. */
export async function usesOfStatoPreventivo(tx: Tx, pk: number): Promise<Use[]> {
  const uses = {
    preventivi: await preventiviUse(tx, { statoId: pk }),
  } satisfies Record<keyof Prisma.StatoPreventivoCountOutputType, Use>
  return Object.values(uses)
}
