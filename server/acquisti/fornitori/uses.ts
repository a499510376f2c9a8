import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'

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
      { singolare: 'ordine fornitore', plurale: 'ordini fornitore' },
      { ordiniFornitore: of },
    ),
    righe: await commesseUse(
      tx,
      count.righe,
      { singolare: 'riga di ordine fornitore', plurale: 'righe di ordini fornitore' },
      { righeFornitore: of },
    ),
    fasi: await commesseUse(
      tx,
      count.fasi,
      { singolare: 'fase schedulata', plurale: 'fasi schedulate' },
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
  return { count, names, singolare: 'accesso al portale', plurale: 'accessi al portale' }
}
