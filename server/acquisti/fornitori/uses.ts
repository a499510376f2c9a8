import type { Prisma } from '../../../prisma/generated/client.ts'
import { commesseUse } from '../../ordini/ordini/commesseUse.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { NAMED_USES, type Use } from '../../shared/uses/uses.ts'

/**
 * What is supplied by a supplier; its links and the reminders that it got go with it. TypeScript says when a new
 * reference is missing here.
 */
export async function usesOfFornitore(tx: Tx, pk: number): Promise<Use[]> {
  const { _count: quanti } = await tx.fornitore.findUniqueOrThrow({
    where: { id: pk },
    select: { _count: { select: { ordiniFornitore: true, righe: true, fasi: true } } },
  })
  const di = { some: { fornitoreId: pk } }
  const usi = {
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
    fasi: await commesseUse(
      tx,
      quanti.fasi,
      { singolare: 'fase schedulata', plurale: 'fasi schedulate' },
      { schedulazione: { is: { fasi: di } } },
    ),
  } satisfies Record<Exclude<keyof Prisma.FornitoreCountOutputType, 'utenti' | 'link' | 'solleciti'>, Use>
  return Object.values(usi)
}

/** The users who stand for a supplier. */
export async function loginsOfFornitore(tx: Tx, pk: number): Promise<Use> {
  const where = { fornitoreId: pk }
  const [quanti, utenti] = [
    await tx.fornitoreUtente.count({ where }),
    await tx.fornitoreUtente.findMany({
      where,
      select: { user: { select: { username: true } } },
      orderBy: { id: 'asc' },
      take: NAMED_USES + 1,
    }),
  ]
  const nomi = utenti.map(({ user }) => user.username)
  return { quanti, nomi, singolare: 'accesso al portale', plurale: 'accessi al portale' }
}
