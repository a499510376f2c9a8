// What every order that is made of something else needs.
import type { Tx } from '#platform/db/prisma.ts'
import type { OperationContext } from '#platform/operation.ts'
import { numeroFor } from './read.ts'
import { orderedStato } from './rules.ts'

/** The number of a new order, kept from others until the transaction ends: two at once would take the same one. @param otherwise where numbers follow no pattern: 'P12' */
export async function takeNumero(tx: Tx, otherwise: string): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('numero commessa', 0))`
  return numeroFor(tx, otherwise)
}

/** The state that a new order begins with; null where the list is empty. */
export async function readInitialStato(tx: Tx): Promise<number | null> {
  const stato = await tx.valoreStato.findFirst({
    where: { contesto: 'ORDINE' },
    orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  return stato?.id ?? null
}

/** The quote has been ordered: its state says so, where the list has one that does. @returns false when it has none */
export async function markPreventivoOrdered(
  ctx: OperationContext,
  pk: number,
  before: { statoId: number | null; stato: string | null },
): Promise<boolean> {
  const stati = await ctx.tx.statoPreventivo.findMany({ orderBy: [{ ordine: 'asc' }, { id: 'asc' }] })
  const stato = orderedStato(stati)
  if (!stato) return false
  if (stato.id === before.statoId) return true
  await ctx.tx.preventivo.update({ where: { id: pk }, data: { statoId: stato.id, versione: { increment: 1 } } })
  const item = { oggetto: 'Preventivo', oggettoPk: pk, azione: 'setStato', campo: 'stato' }
  await ctx.audit({ ...item, prima: before.stato, dopo: stato.stato })
  return true
}
