import { boolean } from 'yup'
import { identitySchema } from '#platform/db/entity/entity.ts'
import { lockRow, updateRow } from '#platform/db/entity/rows.ts'
import { refuseFor } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { PROVA } from './delivery/message.ts'

/** Sends at once, as if never tried, what is in `where`. */
async function sendAgain({ tx }: OperationContext, where: Prisma.ConsegnaWebhookWhereInput): Promise<number> {
  const data = { stato: 'IN_ATTESA' as const, prossimo: new Date(), tentativi: 0, primoTentativo: null }
  const { count } = await tx.consegnaWebhook.updateMany({
    where: { AND: [where, { stato: { not: 'IN_INVIO' } }] },
    data,
  })
  return count
}

/** Holds a webhook: nothing leaves, what happens goes on waiting. */
export const suspendWebhook = operation({
  nome: 'suspendWebhook',
  permesso: 'adminToken',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { sospesoIl } = await lockRow(ctx.tx, 'webhook', pk)
    refuseFor(sospesoIl ? 'Questo webhook è già sospeso.' : null)
    await updateRow(ctx.tx, 'webhook', pk, { sospesoIl: new Date(), motivo: '' })
    await ctx.audit({ oggetto: 'Webhook', oggettoPk: pk, azione: 'suspendWebhook' })
    return { pk }
  },
})

/** Lets a held webhook go on: all that waits leaves, the oldest first. */
export const resumeWebhook = operation({
  nome: 'resumeWebhook',
  permesso: 'adminToken',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { sospesoIl } = await lockRow(ctx.tx, 'webhook', pk)
    refuseFor(sospesoIl ? null : 'Questo webhook non è sospeso.')
    await updateRow(ctx.tx, 'webhook', pk, { sospesoIl: null, motivo: '', falliti: 0, attesaFino: null })
    await sendAgain(ctx, { webhookId: pk, stato: 'IN_ATTESA' })
    await ctx.audit({ oggetto: 'Webhook', oggettoPk: pk, azione: 'resumeWebhook' })
    return { pk }
  },
})

/** Sends a message of no event, to see whether the receiver takes it. */
export const sendProvaWebhook = operation({
  nome: 'sendProvaWebhook',
  permesso: 'adminToken',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { sospesoIl } = await lockRow(ctx.tx, 'webhook', pk)
    refuseFor(sospesoIl ? 'Questo webhook è sospeso: riprendilo, poi prova.' : null)
    const data = { webhookId: pk, canale: PROVA, payload: {}, oggetto: `${PROVA} ${ctx.requestId}` }
    await ctx.tx.consegnaWebhook.create({ data })
    return { pk }
  },
})

const retrySchema = identitySchema.shape({ daQui: boolean().default(false).required() })

/**
 * Sends a delivery again, whatever became of it, with the id that it had; from here on (`daQui`) also all that followed
 * it to the same webhook.
 */
export const retryConsegnaWebhook = operation({
  nome: 'retryConsegnaWebhook',
  permesso: 'adminToken',
  schema: retrySchema,
  async run({ pk, daQui }, ctx) {
    const { webhookId } = await lockRow(ctx.tx, 'consegnaWebhook', pk)
    const again = await sendAgain(ctx, daQui ? { webhookId, id: { gte: pk } } : { id: pk })
    refuseFor(again === 0 ? 'Questa consegna è in invio proprio adesso.' : null)
    await ctx.tx.webhook.update({ where: { id: webhookId }, data: { attesaFino: null } })
    const action = daQui ? 'riprovaDaQui' : 'riprovaConsegna'
    await ctx.audit({ oggetto: 'Webhook', oggettoPk: webhookId, azione: action, dopo: String(again) })
    return { pk, numero: again }
  },
})
