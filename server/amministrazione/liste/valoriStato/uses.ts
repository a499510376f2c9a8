import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Use } from '#shared/uses.ts'

/** What has a state. TypeScript says when a new reference is missing here. */
export async function usesOfValoreStato(tx: Tx, pk: number): Promise<Use[]> {
  const { _count: count } = await tx.valoreStato.findUniqueOrThrow({
    where: { id: pk },
    select: { _count: { select: { ordini: true, ordiniFornitore: true, fasi: true, materiali: true } } },
  })
  const of = { some: { statoId: pk } }
  const uses = {
    ordini: await commesseUse(tx, count.ordini, { singolare: 'ordine', plurale: 'ordini' }, { statoId: pk }),
    ordiniFornitore: await commesseUse(
      tx,
      count.ordiniFornitore,
      { singolare: 'ordine fornitore', plurale: 'ordini fornitore' },
      { ordiniFornitore: of },
    ),
    fasi: await commesseUse(
      tx,
      count.fasi,
      { singolare: 'fase di un ordine', plurale: 'fasi di ordini' },
      { statiFase: of },
    ),
    materiali: await commesseUse(
      tx,
      count.materiali,
      { singolare: 'materiale di un ordine', plurale: 'materiali di ordini' },
      { statiMateriale: of },
    ),
  } satisfies Record<keyof Prisma.ValoreStatoCountOutputType, Use>
  return Object.values(uses)
}
