import type { Prisma } from '../../../prisma/generated/client.ts'
import { usoDelleCommesse } from '../../ordini/ordini/delleCommesse.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { NOMI_DETTI, type Uso } from '../../shared/uses/uses.ts'

/** What calls a material by its name. TypeScript says when a new reference is missing here. */
export async function usiDelMateriale(tx: Tx, nome: string): Promise<Uso[]> {
  const { _count: quanti } = await tx.materiale.findUniqueOrThrow({
    where: { nome },
    select: { _count: { select: { fornitori: true, ordiniFornitore: true, righe: true, stati: true } } },
  })
  const di = { some: { tipologia: nome } }
  const fornitori = await tx.fornitore.findMany({
    where: { tipologia: nome },
    select: { nome: true },
    orderBy: { nome: 'asc' },
    take: NOMI_DETTI + 1,
  })
  const usi = {
    fornitori: {
      quanti: quanti.fornitori,
      nomi: fornitori.map((suo) => suo.nome),
      singolare: 'fornitore',
      plurale: 'fornitori',
    },
    ordiniFornitore: await usoDelleCommesse(
      tx,
      quanti.ordiniFornitore,
      { singolare: 'ordine fornitore', plurale: 'ordini fornitore' },
      { ordiniFornitore: di },
    ),
    righe: await usoDelleCommesse(
      tx,
      quanti.righe,
      { singolare: 'riga di ordine fornitore', plurale: 'righe di ordini fornitore' },
      { righeFornitore: di },
    ),
    stati: await usoDelleCommesse(
      tx,
      quanti.stati,
      { singolare: 'stato di un ordine', plurale: 'stati di ordini' },
      { statiMateriale: { some: { materiale: nome } } },
    ),
  } satisfies Record<keyof Prisma.MaterialeCountOutputType, Uso>
  return Object.values(usi)
}
