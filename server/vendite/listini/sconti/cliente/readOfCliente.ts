import type { Db, Tx } from '#platform/db/prisma.ts'
import type { OfCliente } from './rules.ts'

/**
 * Whose discount by the list a price has: that of a customer as the house knows it. What a quote, or who makes an offer,
 * says of the kind of customer gives none.
 */
export async function readOfCliente(db: Db | Tx, clienteId: number | null): Promise<OfCliente> {
  const cliente = await db.cliente.findUnique({ where: { id: clienteId ?? 0 }, select: { tipoCliente: true } })
  return { pk: clienteId, tipoCliente: cliente?.tipoCliente ?? null }
}
