import type { Context } from '#platform/context.ts'
import { decimalToNumber } from '#platform/db/decimal.ts'
import { createBatch } from '#platform/graphql/batch.ts'
import { can } from '#platform/permissions.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { ordiniList } from './list.ts'

/** Years that the figures of a customer go back, the current one included. */
const YEARS = 3

/** What a customer ordered in a year. */
export interface AnnoCliente {
  anno: number
  ordini: number
  serramenti: number
  /** Euro; null to who may not see prices. */
  netto: number | null
}

/**
 * Orders of a customer, of those that the viewer sees, by year, the current one first; years without are left out. Of
 * customers that are asked for together by one statement a year; undefined for one without orders.
 */
export const readClienteYears = createBatch<number, AnnoCliente[]>(async (clienti, ctx) => {
  const current = Number(dayOfInstant(new Date()).slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, index) => current - index)
  const withPrezzi = can(ctx.viewer, 'viewPricesOnOrders')
  const read = await Promise.all(
    years.map(async (year) => {
      const rows = await ctx.services.db.ordine.groupBy({
        by: ['clienteId'],
        where: {
          AND: [ordiniList.visible(ctx.viewer)],
          clienteId: { in: clienti },
          data: { gte: dateOfDay(`${year}-01-01`), lte: dateOfDay(`${year}-12-31`) },
        },
        _count: true,
        _sum: { numeroSerramenti: true, netto: true },
      })
      return rows.map(({ clienteId, _count, _sum }) => {
        const netto = _sum.netto !== null && withPrezzi ? decimalToNumber(_sum.netto) : null
        return { clienteId, anno: year, ordini: _count, serramenti: _sum.numeroSerramenti ?? 0, netto }
      })
    }),
  )
  return Map.groupBy(read.flat(), ({ clienteId }) => clienteId)
})

/** Which quotes are a customer’s own, of those that the viewer sees: those that became its orders, and those with its address. */
export function preventiviOfCliente({ id, email }: { id: number; email: string }, { viewer }: Context) {
  const ofOrdini = { ordine: { AND: [ordiniList.visible(viewer), { clienteId: id }] } }
  const byIndirizzo = { email: { equals: email.trim(), mode: 'insensitive' as const } }
  return {
    AND: [
      preventiviList.visible(viewer),
      { eliminato: false },
      { OR: email.trim() === '' ? [ofOrdini] : [ofOrdini, byIndirizzo] },
    ],
  }
}
