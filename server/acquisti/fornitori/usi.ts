import type { Prisma } from '../../../prisma/generated/client.ts'
import { usoDelleCommesse } from '../../ordini/ordini/delleCommesse.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import type { Uso } from '../../shared/uses/uses.ts'

/** What names a supplier. TypeScript says when a new reference is missing here. */
export async function usiDelFornitore(tx: Tx, pk: number): Promise<Uso[]> {
  const { _count: quanti } = await tx.fornitore.findUniqueOrThrow({
    where: { id: pk },
    select: { _count: { select: { ordiniFornitore: true, righe: true, fasi: true } } },
  })
  const di = { some: { fornitoreId: pk } }
  const usi = {
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
    fasi: await usoDelleCommesse(
      tx,
      quanti.fasi,
      { singolare: 'fase schedulata', plurale: 'fasi schedulate' },
      { schedulazione: { is: { fasi: di } } },
    ),
  } satisfies Record<keyof Prisma.FornitoreCountOutputType, Uso>
  return Object.values(usi)
}
