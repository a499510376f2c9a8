import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Tx } from '../../../platform/db/prisma.ts'
import { NAMED_USES, type Use } from '../../../shared/uses/uses.ts'

/** The quotes that have a state, deleted ones included. TypeScript says when a new reference is missing here. */
export async function usesOfStatoPreventivo(tx: Tx, pk: number): Promise<Use[]> {
  const where = { statoId: pk }
  const primi = await tx.preventivo.findMany({
    where,
    select: { id: true },
    orderBy: { id: 'desc' },
    take: NAMED_USES + 1,
  })
  const usi = {
    preventivi: {
      quanti: await tx.preventivo.count({ where }),
      nomi: primi.map(({ id }) => `n. ${id}`),
      singolare: 'preventivo',
      plurale: 'preventivi',
    },
  } satisfies Record<keyof Prisma.StatoPreventivoCountOutputType, Use>
  return Object.values(usi)
}
