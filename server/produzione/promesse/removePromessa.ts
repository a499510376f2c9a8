import { ordiniList } from '#ordini/ordini/list.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { promessaSchema, TOLD_BY_MAIL } from './rules.ts'

/**
 * Takes a promised day back that was written by mistake; one that a mail has told stays.
 * @throws Refusal NOT_FOUND; UserErrors
 */
export const removePromessa = operation({
  nome: 'removePromessa',
  permesso: 'adminOrders',
  schema: promessaSchema,
  async run({ pk }, ctx) {
    const promessa = await ctx.tx.promessa.findFirst({
      where: { id: pk, ordine: ordiniList.visible(ctx.viewer) },
      select: { ordineId: true, origine: true, giorno: true },
    })
    if (!promessa || promessa.ordineId === null) throw new Refusal('NOT_FOUND')
    if (promessa.origine !== 'PRIMA_DATA') throw UserErrors.of(null, TOLD_BY_MAIL)
    await ctx.tx.promessa.deleteMany({ where: { id: pk } })
    const told = { campo: 'giornoPromesso', prima: dayOfDate(promessa.giorno) }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: promessa.ordineId, azione: 'promessaTolta', ...told })
    await ctx.emit('ordine', { pk: promessa.ordineId })
    return { pk, ordine: promessa.ordineId }
  },
})
