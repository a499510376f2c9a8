import type { Context } from '#platform/context.ts'
import { fullNameOf } from '#platform/operation.ts'
import type { OriginePromessa } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { visibleOrdine } from '../schedulazione/world.ts'

/** A day that the customer of an order was told. */
export interface PromessaOrdine {
  pk: number
  giorno: string
  origine: OriginePromessa
  fattaIl: Date
  probabilita: number | null
  vincolante: boolean
  utente: string
}

/** The days that the customer of an order was told, also when it was a quote; the latest first. */
export async function promesseOrdine(pk: number, ctx: Context): Promise<PromessaOrdine[]> {
  const { db } = ctx.services
  const ordine = await db.ordine.findFirst({ where: visibleOrdine(pk, ctx), select: { id: true, preventivoId: true } })
  if (!ordine) return []
  const own = { ordineId: ordine.id }
  const rows = await db.promessa.findMany({
    where: ordine.preventivoId === null ? own : { OR: [own, { ordineId: null, preventivoId: ordine.preventivoId }] },
    orderBy: { id: 'desc' },
    take: 50,
    include: { creataDa: { select: { firstName: true, lastName: true, username: true } } },
  })
  return rows.map(({ id, giorno, creataDa, ...row }) => ({
    pk: id,
    giorno: dayOfDate(giorno),
    origine: row.origine,
    fattaIl: row.fattaIl,
    probabilita: row.probabilita,
    vincolante: row.vincolante,
    utente: creataDa ? fullNameOf(creataDa) : '',
  }))
}
