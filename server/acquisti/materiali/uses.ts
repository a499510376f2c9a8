import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'

/** What calls a material by its name. TypeScript says when a new reference is missing here. */
export async function usesOfMateriale(tx: Tx, name: string): Promise<Use[]> {
  const { _count: count } = await tx.materiale.findUniqueOrThrow({
    where: { nome: name },
    select: { _count: { select: { fornitori: true, ordiniFornitore: true, righe: true, stati: true } } },
  })
  const of = { some: { tipologia: name } }
  const fornitori = await tx.fornitore.findMany({
    where: { tipologia: name },
    select: { nome: true },
    orderBy: { nome: 'asc' },
    take: NAMED_USES + 1,
  })
  const uses = {
    fornitori: {
      count: count.fornitori,
      names: fornitori.map((own) => own.nome),
      singolare: 'fornitore',
      plurale: 'fornitori',
    },
    ordiniFornitore: await commesseUse(
      tx,
      count.ordiniFornitore,
      { singolare: 'ordine fornitore', plurale: 'ordini fornitore' },
      { ordiniFornitore: of },
    ),
    righe: await commesseUse(
      tx,
      count.righe,
      { singolare: 'riga di ordine fornitore', plurale: 'righe di ordini fornitore' },
      { righeFornitore: of },
    ),
    stati: await commesseUse(
      tx,
      count.stati,
      { singolare: 'stato di un ordine', plurale: 'stati di ordini' },
      { statiMateriale: { some: { materiale: name } } },
    ),
  } satisfies Record<keyof Prisma.MaterialeCountOutputType, Use>
  return Object.values(uses)
}
