import { entity, identitySchema } from '#platform/db/entity/entity.ts'
import { deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { lockRow } from '#platform/db/entity/rows.ts'
import { UserErrors } from '#platform/errors.ts'
import { canActAs } from '#platform/identity/vediCome.rules.ts'
import { loadViewer } from '#platform/identity/viewer.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { networksOf } from '#platform/outgoing/addresses.ts'
import { OutsideFault, resolveOutside } from '#platform/outgoing/resolve.ts'
import { canaliOf } from './delivery/message.ts'
import { type WebhookInput, webhookSchema } from './rules.ts'
import { newWebhookSecret } from './secret.ts'

/** @throws UserErrors where the address leads into a private network, or nowhere */
async function checkAddress({ services }: OperationContext, address: string): Promise<void> {
  try {
    await resolveOutside(address, { networks: networksOf(services.config.webhookNetworks) })
  } catch (error) {
    if (error instanceof OutsideFault) throw UserErrors.of('indirizzo', error.message)
    throw error
  }
}

/** @throws UserErrors where the caller might not look at the product as that user */
async function checkUser(ctx: OperationContext, userPk: number): Promise<void> {
  const user = await loadViewer(ctx.tx, userPk)
  if (!user || !ctx.viewer) throw UserErrors.of('userPk', `Pk "${userPk}" non valido - l'oggetto non esiste.`)
  if (canActAs(ctx.viewer, user)) return
  const reason = 'Per agire come un altro amministratore serve il permesso di amministrare gli utenti.'
  throw UserErrors.of('userPk', reason)
}

const columnsOf = ({ userPk, ...values }: WebhookInput) => ({
  ...values,
  userId: userPk,
  canali: canaliOf(values.argomenti),
})

/** A webhook as it is written. */
const webhookEntity = entity({
  model: 'webhook',
  permesso: 'adminToken',
  schema: webhookSchema,
  values: ({ nome, indirizzo, userId, argomenti, aree }) => ({
    nome,
    indirizzo,
    userPk: userId,
    argomenti,
    aree,
  }),
  columns: columnsOf,
  title: ({ nome }) => nome,
  changed: async () => undefined,
})

/**
 * Adds a webhook; its secret is in the answer and nowhere else, ever. @throws UserErrors on an address that must not be
 * called, on a user whom the caller may not stand for
 */
export const createWebhook = operation({
  nome: 'createWebhook',
  permesso: 'adminToken',
  schema: webhookSchema,
  async run(values, ctx) {
    await checkUser(ctx, values.userPk)
    await checkAddress(ctx, values.indirizzo)
    const secret = newWebhookSecret(ctx.services.config)
    const creatoDaId = ctx.viewer?.id ?? 0
    const data = { ...columnsOf(values), segreto: secret.sealed, creatoDaId }
    const { id: pk } = await ctx.tx.webhook.create({ data, select: { id: true } })
    await ctx.audit({ oggetto: 'Webhook', oggettoPk: pk, azione: 'crea', dopo: values.nome })
    return { pk, segreto: secret.text }
  },
})

/** Changes a webhook. What is already on its way goes to where it is now. */
export const updateWebhook = updateOperation({
  nome: 'updateWebhook',
  entity: webhookEntity,
  async check(ctx, { after }) {
    await checkUser(ctx, after.userPk)
    await checkAddress(ctx, after.indirizzo)
  },
})

/** Removes a webhook, with what waits for it and the log of its deliveries. */
export const deleteWebhook = deleteOperation({ nome: 'deleteWebhook', entity: webhookEntity, undo: false })

/** Gives a webhook another secret; the one before signs nothing any more. */
export const regenerateSegretoWebhook = operation({
  nome: 'regenerateSegretoWebhook',
  permesso: 'adminToken',
  schema: identitySchema,
  async run({ pk }, ctx) {
    await lockRow(ctx.tx, 'webhook', pk)
    const secret = newWebhookSecret(ctx.services.config)
    await ctx.tx.webhook.update({ where: { id: pk }, data: { segreto: secret.sealed } })
    await ctx.audit({ oggetto: 'Webhook', oggettoPk: pk, azione: 'regenerateSegretoWebhook' })
    return { pk, segreto: secret.text }
  },
})
