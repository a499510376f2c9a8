import { object } from 'yup'
import { revokeLinks } from '#ordini/linkClienti/links.ts'
import { lockOrdine } from '#ordini/ordini/lock.ts'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'

/** Revokes the links to the status of an order: from the next reading on they open nothing. @throws Refusal NOT_FOUND */
export const revokeLinkStatoOrdine = operation({
  nome: 'revokeLinkStatoOrdine',
  permesso: 'adminOrders',
  schema: object({ ordinePk: idRule() }),
  async run({ ordinePk: pk }, ctx) {
    await lockOrdine(ctx, pk)
    const count = await revokeLinks(ctx, { ordineId: pk })
    if (count > 0) {
      await ctx.audit({ oggetto: 'Ordine', oggettoPk: pk, azione: 'revocaLinkStato', dopo: String(count) })
      await ctx.emit('ordine', { pk })
    }
    return { pk }
  },
})
