import { number } from 'yup'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { forComposto } from '../composti/read.ts'
import { forFinestra } from '../finestra/read.ts'
import { ordiniList } from './list.ts'

export const ordinePk = number().integer().required(REQUIRED_FIELD)

/** What operations and the history need of an order. */
const all = {
  stato: true,
  cliente: { select: { id: true, nome: true, email: true } },
  agente: { select: { user: { select: { firstName: true, lastName: true } } } },
  areaConsegnaDi: { select: { nome: true } },
  mail: true,
  schedulazione: { select: { ordineId: true } },
  righe: {
    orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
    include: {
      tipoSerramento: { select: { nome: true, ante: true } },
      codiceSerramento: true,
      ...forFinestra,
      ...forComposto,
    },
  },
} satisfies Prisma.OrdineInclude

/** An order as an operation takes it in hand. */
export type HeldOrdine = Awaited<ReturnType<typeof lockOrdine>>
export type HeldRiga = HeldOrdine['righe'][number]

/**
 * Where of an order in the hands of an operation: one that the viewer sees; to photograph its pieces one that is worked
 * at is enough, and who records activities works at any.
 */
function whereHeld(ctx: OperationContext, pk: number, why: 'changed' | 'photographed') {
  return why === 'photographed' && ctx.can('addAttivita') ? { id: pk } : whereOne(ordiniList, pk, ctx)
}

/**
 * Locks an order that the viewer may see.
 * @throws Refusal NOT_FOUND, the same for a missing order and for somebody else's
 */
export async function lockOrdine(ctx: OperationContext, pk: number, why: 'changed' | 'photographed' = 'changed') {
  await ctx.tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${pk} FOR UPDATE`
  const ordine = await ctx.tx.ordine.findFirst({ where: whereHeld(ctx, pk, why), include: all })
  if (!ordine) throw new Refusal('NOT_FOUND')
  return ordine
}

/** Locks the order of a line that the viewer may see. @throws Refusal NOT_FOUND */
export async function lockRiga(ctx: OperationContext, pk: number, why: 'changed' | 'photographed' = 'changed') {
  const found = await ctx.tx.rigaOrdine.findUnique({ where: { id: pk }, select: { ordineId: true } })
  if (!found) throw new Refusal('NOT_FOUND')
  const ordine = await lockOrdine(ctx, found.ordineId, why)
  const riga = ordine.righe.find(({ id }) => id === pk)
  if (!riga) throw new Refusal('NOT_FOUND')
  return { ordine, riga }
}
