import { number } from 'yup'
import type { Prisma } from '../../../prisma/generated/client.ts'
import { Refusal } from '../../platform/errors.ts'
import { whereOne } from '../../platform/graphql/listField.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { REQUIRED_FIELD } from '../../shared/fields/fields.ts'
import { ordiniList } from './list.ts'

export const ordinePk = number().integer().required(REQUIRED_FIELD)

/** What operations and the history need of an order. */
const tutto = {
  stato: true,
  cliente: { select: { id: true, nome: true, email: true } },
  agente: { select: { user: { select: { firstName: true, lastName: true } } } },
  mail: true,
  schedulazione: { select: { ordineId: true } },
  righe: {
    orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
    include: { tipoSerramento: { select: { nome: true } }, codiceSerramento: true },
  },
} satisfies Prisma.OrdineInclude

/** An order as an operation takes it in hand. */
export type HeldOrdine = Awaited<ReturnType<typeof lockOrdine>>
export type HeldRiga = HeldOrdine['righe'][number]

/**
 * Locks an order that the viewer may see.
 * @throws Refusal NOT_FOUND, the same for a missing order and for somebody else's
 */
export async function lockOrdine(ctx: OperationContext, pk: number) {
  await ctx.tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${pk} FOR UPDATE`
  const ordine = await ctx.tx.ordine.findFirst({ where: whereOne(ordiniList, pk, ctx), include: tutto })
  if (!ordine) throw new Refusal('NOT_FOUND')
  return ordine
}

/** Locks the order of a line that the viewer may see. @throws Refusal NOT_FOUND */
export async function lockRiga(ctx: OperationContext, pk: number) {
  const trovata = await ctx.tx.rigaOrdine.findUnique({ where: { id: pk }, select: { ordineId: true } })
  if (!trovata) throw new Refusal('NOT_FOUND')
  const ordine = await lockOrdine(ctx, trovata.ordineId)
  const riga = ordine.righe.find(({ id }) => id === pk)
  if (!riga) throw new Refusal('NOT_FOUND')
  return { ordine, riga }
}
