import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/prisma.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { fullNameOf } from '#platform/operation.ts'
import type { OriginePromessa, Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { visibleOrdine } from '../schedulazione/world.ts'

/** A day that the customer of an order, or of a quote, was told. */
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
  const { preventivoId } = ordine
  return readTold(db, preventivoId === null ? own : { OR: [own, { ordineId: null, preventivoId }] })
}

/** The days that the customer of a quote was told; the latest first. */
export async function promessePreventivo(pk: number, ctx: Context): Promise<PromessaOrdine[]> {
  const { db } = ctx.services
  const preventivo = await db.preventivo.findFirst({ where: whereOne(preventiviList, pk, ctx), select: { id: true } })
  return preventivo ? readTold(db, { preventivoId: preventivo.id }) : []
}

async function readTold(db: Db, where: Prisma.PromessaWhereInput): Promise<PromessaOrdine[]> {
  const rows = await db.promessa.findMany({
    where,
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
