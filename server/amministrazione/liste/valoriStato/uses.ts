import type { Prisma } from '../../../../prisma/generated/client.ts'
import { commesseUse } from '../../../ordini/ordini/commesseUse.ts'
import type { Tx } from '../../../platform/db/prisma.ts'
import type { Use } from '../../../shared/uses/uses.ts'

/** What has a state. TypeScript says when a new reference is missing here. */
export async function usesOfValoreStato(tx: Tx, pk: number): Promise<Use[]> {
  const { _count: quanti } = await tx.valoreStato.findUniqueOrThrow({
    where: { id: pk },
    select: { _count: { select: { ordini: true, ordiniFornitore: true, fasi: true, materiali: true } } },
  })
  const di = { some: { statoId: pk } }
  const usi = {
    ordini: await commesseUse(tx, quanti.ordini, { singolare: 'ordine', plurale: 'ordini' }, { statoId: pk }),
    ordiniFornitore: await commesseUse(
      tx,
      quanti.ordiniFornitore,
      { singolare: 'ordine fornitore', plurale: 'ordini fornitore' },
      { ordiniFornitore: di },
    ),
    fasi: await commesseUse(
      tx,
      quanti.fasi,
      { singolare: 'fase di un ordine', plurale: 'fasi di ordini' },
      { statiFase: di },
    ),
    materiali: await commesseUse(
      tx,
      quanti.materiali,
      { singolare: 'materiale di un ordine', plurale: 'materiali di ordini' },
      { statiMateriale: di },
    ),
  } satisfies Record<keyof Prisma.ValoreStatoCountOutputType, Use>
  return Object.values(usi)
}
