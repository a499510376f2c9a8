import type { Context } from '../../platform/context.ts'
import { decimalToNumber } from '../../platform/db/decimal.ts'
import { can } from '../../platform/permissions.ts'
import { dateOfDay } from '../../shared/dates/days.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { clientiList } from '../../vendite/clienti/list.ts'
import { preventiviList } from '../../vendite/preventivi/list.ts'
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

/** A customer that the viewer sees, by what its page asks next. */
export interface SchedaCliente {
  pk: number
  email: string
}

/** @returns null for a customer that is missing, or not the viewer's to see */
export async function readSchedaCliente(pk: number, ctx: Context): Promise<SchedaCliente | null> {
  const where = { AND: [{ id: pk }, clientiList.visibili(ctx.viewer)] }
  const cliente = await ctx.services.db.cliente.findFirst({ where, select: { id: true, email: true } })
  return cliente && { pk: cliente.id, email: cliente.email }
}

/** Its orders, of those that the viewer sees, by year, the current one first; years without are left out. */
export async function readClienteYears({ pk }: SchedaCliente, ctx: Context): Promise<AnnoCliente[]> {
  const current = Number(dayOfInstant(new Date()).slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, index) => current - index)
  const read = await Promise.all(
    years.map(async (year) => {
      const { _count, _sum } = await ctx.services.db.ordine.aggregate({
        where: {
          AND: [ordiniList.visibili(ctx.viewer)],
          clienteId: pk,
          data: { gte: dateOfDay(`${year}-01-01`), lte: dateOfDay(`${year}-12-31`) },
        },
        _count: true,
        _sum: { numeroSerramenti: true, netto: true },
      })
      const netto = _sum.netto !== null && can(ctx.viewer, 'viewPricesOnOrders') ? decimalToNumber(_sum.netto) : null
      return { anno: year, ordini: _count, serramenti: _sum.numeroSerramenti ?? 0, netto }
    }),
  )
  return read.filter(({ ordini }) => ordini > 0)
}

/** Which quotes are its own, of those that the viewer sees: those that became its orders, and those with its address. */
export function preventiviOfCliente({ pk, email }: SchedaCliente, { viewer }: Context) {
  const ofOrdini = { ordine: { AND: [ordiniList.visibili(viewer), { clienteId: pk }] } }
  const byIndirizzo = { email: { equals: email.trim(), mode: 'insensitive' as const } }
  return {
    AND: [
      preventiviList.visibili(viewer),
      { eliminato: false },
      { OR: email.trim() === '' ? [ofOrdini] : [ofOrdini, byIndirizzo] },
    ],
  }
}
