import type { Prisma } from '../../../prisma/generated/client.ts'
import { commesseUse } from '../../ordini/ordini/commesseUse.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { NAMED_USES, type Use } from '../../shared/uses/uses.ts'

/**
 * What is supplied by a supplier; its links and the reminders that it got go with it. TypeScript says when a new
 * reference is missing here.
 */
export async function usesOfFornitore(tx: Tx, pk: number): Promise<Use[]> {
  const { _count: count } = await tx.fornitore.findUniqueOrThrow({
    where: { id: pk },
    select: { _count: { select: { ordiniFornitore: true, righe: true, fasi: true } } },
  })
  const of = { some: { fornitoreId: pk } }
  const uses = {
    ordiniFornitore: await commesseUse(
      tx,
      count.ordiniFornitore,
      { singular: 'ordine fornitore', plural: 'ordini fornitore' },
      { ordiniFornitore: of },
    ),
    righe: await commesseUse(
      tx,
      count.righe,
      { singular: 'riga di ordine fornitore', plural: 'righe di ordini fornitore' },
      { righeFornitore: of },
    ),
    fasi: await commesseUse(
      tx,
      count.fasi,
      { singular: 'fase schedulata', plural: 'fasi schedulate' },
      { schedulazione: { is: { fasi: of } } },
    ),
  } satisfies Record<Exclude<keyof Prisma.FornitoreCountOutputType, 'utenti' | 'link' | 'solleciti'>, Use>
  return Object.values(uses)
}

/** The users who stand for a supplier. */
export async function loginsOfFornitore(tx: Tx, pk: number): Promise<Use> {
  const where = { fornitoreId: pk }
  const [count, utenti] = [
    await tx.fornitoreUtente.count({ where }),
    await tx.fornitoreUtente.findMany({
      where,
      select: { user: { select: { username: true } } },
      orderBy: { id: 'asc' },
      take: NAMED_USES + 1,
    }),
  ]
  const names = utenti.map(({ user }) => user.username)
  return { count, names, singular: 'accesso al portale', plural: 'accessi al portale' }
}
