import { whereOpen } from '#ordini/ordini/closed.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import { type VoceStorico, voceStorico } from '#platform/history/read.ts'

/** What moves an order for who sold it: its state, its day, its plan. */
const MOVES = { azione: { in: ['setStato', 'schedula', 'rimuoviSchedulazione'] } }
const DAYS = { campo: { in: ['stato', 'dataConsegna'] } }
const WINDOW_MS = 7 * 24 * 60 * 60 * 1000
/** Orders that are looked at: the newest of those that the viewer sees. */
const WATCHED = 500

/** What was done last to an order that others have moved. */
export interface OrdineMosso extends VoceStorico {
  /** Its number. */
  ordine: number
}

/**
 * The newest orders of the viewer that others moved in the last 7 days, the latest first; finished ones are news no more.
 * @param count at most
 */
export async function readOrdiniMossi(ctx: Context, count: number): Promise<OrdineMosso[]> {
  const { db } = ctx.services
  const ordini = await db.ordine.findMany({
    where: { AND: [ordiniList.visible(ctx.viewer), whereOpen()] },
    orderBy: [{ data: 'desc' }, { id: 'desc' }],
    take: WATCHED,
    select: { id: true },
  })
  const items = await db.auditLog.findMany({
    where: {
      oggetto: 'Ordine',
      oggettoPk: { in: ordini.map(({ id }) => id) },
      il: { gte: new Date(Date.now() - WINDOW_MS) },
      AND: [{ OR: [MOVES, DAYS] }, { OR: [{ userId: null }, { userId: { not: ctx.viewer?.id ?? -1 } }] }],
    },
    orderBy: { id: 'desc' },
    take: WATCHED,
    select: {
      oggettoPk: true,
      il: true,
      userId: true,
      userNome: true,
      azione: true,
      campo: true,
      prima: true,
      dopo: true,
    },
  })
  const last = new Map<number, OrdineMosso>()
  for (const { oggettoPk: ordine, ...item } of items) {
    if (!last.has(ordine)) last.set(ordine, { ordine, ...voceStorico('Ordine', item) })
  }
  return [...last.values()].slice(0, count)
}
