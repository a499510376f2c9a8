import { TO_DO } from '#ordini/ordini/deletion/rules.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { firstDayOfWeek } from '#shared/dates/openDays.ts'
import { needDaysAsked } from './changes.ts'

/** A supplier order that was just made of rows. */
interface MadeOrdine {
  pk: number
  fornitoreId: number
  tipologia: string
  /** Numbers of its rows. */
  righe: readonly number[]
}

/** What leaves together. */
interface Shipment {
  fornitoreId: number
  tipologia: string
  /** Monday of the week in which the first of the rows is needed, 'YYYY-MM-DD'; null while nobody knows it. */
  settimana: string | null
}

/** Those that may still leave: nothing of them has been sent, and nobody has said that their supplier knows of one. */
const open: Prisma.OrdineFornitoreListRelationFilter = {
  every: { emailSentAt: null, OR: [{ statoId: null }, { stato: { nome: TO_DO } }] },
}

/** One raccolta for what is alike, that of before while it has not left. @returns its number */
async function raccoltaOf({ tx }: OperationContext, { fornitoreId, tipologia, settimana }: Shipment): Promise<number> {
  const data = { fornitoreId, tipologia, settimana: dateOfDay(settimana) }
  const found = await tx.raccoltaFornitore.findMany({
    where: { ...data, ordini: open },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  for (const { id } of found) {
    await tx.$queryRaw`SELECT 1 FROM raccolte_fornitore WHERE id = ${id} FOR UPDATE`
    // Sent, or emptied, while this waited.
    if (await tx.raccoltaFornitore.findFirst({ where: { id, ordini: open }, select: { id: true } })) return id
  }
  return (await tx.raccoltaFornitore.create({ data, select: { id: true } })).id
}

/**
 * Puts new supplier orders of suppliers that gather into a raccolta: one for each supplier, material and week, the open
 * one where there is. Two who do so at once for a supplier come one after the other.
 * @returns numbers of the raccolte
 */
export async function gatherOrdini(ctx: OperationContext, made: readonly MadeOrdine[]): Promise<number[]> {
  const { tx } = ctx
  const pks = [...new Set(made.map(({ fornitoreId }) => fornitoreId))].sort((a, b) => a - b)
  await tx.$queryRaw`SELECT 1 FROM fornitori WHERE id = ANY(${pks}) ORDER BY id FOR NO KEY UPDATE`
  const those = await tx.fornitore.findMany({ where: { id: { in: pks }, raccoglie: true }, select: { id: true } })
  const gathering = new Set(those.map(({ id }) => id))
  const joining = made.filter(({ fornitoreId }) => gathering.has(fornitoreId))
  if (joining.length === 0) return []
  const answers = await needDaysAsked.run(
    tx,
    joining.flatMap(({ righe }) => righe),
  )
  const weekOf = ({ righe }: MadeOrdine) => {
    const [first] = answers.flatMap((days) => righe.flatMap((pk) => days.get(pk) ?? [])).sort()
    return first === undefined ? null : firstDayOfWeek(first)
  }
  const shipments = Map.groupBy(joining, (one) => JSON.stringify([one.fornitoreId, one.tipologia, weekOf(one)]))
  const done: number[] = []
  for (const [first, ...others] of shipments.values()) {
    if (!first) continue
    const raccoltaId = await raccoltaOf(ctx, { ...first, settimana: weekOf(first) })
    await tx.ordineFornitore.updateMany({
      where: { id: { in: [first, ...others].map(({ pk }) => pk) } },
      data: { raccoltaId },
    })
    done.push(raccoltaId)
  }
  return done
}
