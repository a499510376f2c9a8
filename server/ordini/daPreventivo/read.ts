import type { Context } from '../../platform/context.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { whereOne } from '../../platform/graphql/listField.ts'
import { preventiviList } from '../../vendite/preventivi/list.ts'
import { type PrintedPreventivo, perDocumento } from '../../vendite/preventivi/pdf/data.ts'
import { numeroProposto } from './rules.ts'

/** A quote with all that its order is made from; null when the viewer sees none such. */
export function readForOrdine(
  db: Db | Tx,
  ctx: Pick<Context, 'viewer'>,
  pk: number,
): Promise<PrintedPreventivo | null> {
  return db.preventivo.findFirst({ where: whereOne(preventiviList, pk, ctx), include: perDocumento })
}

/** The number that the order of a quote is offered: one that no order has. */
export async function numeroFor(db: Db | Tx, pk: number): Promise<string> {
  const simili = await db.ordine.findMany({
    where: { numeroCommessa: { startsWith: `P${pk}` } },
    select: { numeroCommessa: true },
  })
  return numeroProposto(pk, new Set(simili.map(({ numeroCommessa }) => numeroCommessa)))
}
