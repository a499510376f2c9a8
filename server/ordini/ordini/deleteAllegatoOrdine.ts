import { object } from 'yup'
import { Refusal } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { lockOrdine, ordinePk as numeroPk } from './lock.ts'

/** Removes an attachment of an order. */
export const deleteAllegatoOrdine = operation({
  nome: 'deleteAllegatoOrdine',
  permesso: 'updateOrderAllegati',
  schema: object({ pk: numeroPk }),
  async run({ pk }, ctx) {
    const allegato = await ctx.tx.allegatoOrdine.findUnique({ where: { id: pk } })
    if (!allegato) throw new Refusal('NOT_FOUND')
    const { ordineId, originalName } = allegato
    await lockOrdine(ctx, ordineId)
    // Somebody else may have removed it while this waited for the order.
    const { count } = await ctx.tx.allegatoOrdine.deleteMany({ where: { id: pk } })
    if (count === 0) throw new Refusal('NOT_FOUND')
    const fields = { azione: 'togliAllegato', campo: 'allegati', prima: originalName }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordineId, ...fields })
    await ctx.emit('ordine', { pk: ordineId })
    return { pk, ordine: ordineId }
  },
})
