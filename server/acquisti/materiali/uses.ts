import type { Prisma } from '../../../prisma/generated/client.ts'
import { commesseUse } from '../../ordini/ordini/commesseUse.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { NAMED_USES, type Use } from '../../shared/uses/uses.ts'

/** What calls a material by its name. TypeScript says when a new reference is missing here. */
export async function usesOfMateriale(tx: Tx, nome: string): Promise<Use[]> {
  const { _count: quanti } = await tx.materiale.findUniqueOrThrow({
    where: { nome },
    select: { _count: { select: { fornitori: true, ordiniFornitore: true, righe: true, stati: true } } },
  })
  const di = { some: { tipologia: nome } }
  const fornitori = await tx.fornitore.findMany({
    where: { tipologia: nome },
    select: { nome: true },
    orderBy: { nome: 'asc' },
    take: NAMED_USES + 1,
  })
  const usi = {
    fornitori: {
      quanti: quanti.fornitori,
      nomi: fornitori.map((suo) => suo.nome),
      singolare: 'fornitore',
      plurale: 'fornitori',
    },
    ordiniFornitore: await commesseUse(
      tx,
      quanti.ordiniFornitore,
      { singolare: 'ordine fornitore', plurale: 'ordini fornitore' },
      { ordiniFornitore: di },
    ),
    righe: await commesseUse(
      tx,
      quanti.righe,
      { singolare: 'riga di ordine fornitore', plurale: 'righe di ordini fornitore' },
      { righeFornitore: di },
    ),
    stati: await commesseUse(
      tx,
      quanti.stati,
      { singolare: 'stato di un ordine', plurale: 'stati di ordini' },
      { statiMateriale: { some: { materiale: nome } } },
    ),
  } satisfies Record<keyof Prisma.MaterialeCountOutputType, Use>
  return Object.values(usi)
}
