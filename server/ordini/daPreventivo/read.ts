import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { forDocumento, type PrintedPreventivo } from '#vendite/preventivi/pdf/data.ts'
import { readNextNumero } from '../ordini/nextNumero.ts'
import { freeNumeroLike } from './rules.ts'

/** A quote with all that its order is made from; null when the viewer sees none such. */
export function readForOrdine(
  db: Db | Tx,
  ctx: Pick<Context, 'viewer'>,
  pk: number,
): Promise<PrintedPreventivo | null> {
  return db.preventivo.findFirst({ where: whereOne(preventiviList, pk, ctx), include: forDocumento })
}

/**
 * The number that the order of a quote or an offer is offered, one that no order has: the next of the year as for any
 * other order.
 * @param otherwise where numbers follow no pattern: 'P12'
 */
export async function numeroFor(db: Db | Tx, otherwise: string): Promise<string> {
  const next = (await readNextNumero(db)) || otherwise
  const similar = await db.ordine.findMany({
    where: { numeroCommessa: { startsWith: next } },
    select: { numeroCommessa: true },
  })
  return freeNumeroLike(next, new Set(similar.map(({ numeroCommessa }) => numeroCommessa)))
}
