import { Refusal, UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { promessaSchema, TOLD_BY_MAIL } from './rules.ts'

/**
 * Takes back a day of a quote that was written by mistake, as long as the quote has no order.
 * @throws Refusal NOT_FOUND; UserErrors
 */
export const removePromessaPreventivo = operation({
  nome: 'removePromessaPreventivo',
  permesso: 'updatePreventivi',
  schema: promessaSchema,
  async run({ pk }, ctx) {
    const promessa = await ctx.tx.promessa.findFirst({
      where: { id: pk, ordineId: null, preventivo: { AND: preventiviList.visible(ctx.viewer), ordine: { is: null } } },
      select: { preventivoId: true, origine: true, giorno: true },
    })
    if (!promessa || promessa.preventivoId === null) throw new Refusal('NOT_FOUND')
    if (promessa.origine !== 'PRIMA_DATA') throw UserErrors.of(null, TOLD_BY_MAIL)
    await ctx.tx.promessa.deleteMany({ where: { id: pk } })
    const told = { campo: 'giornoPromesso', prima: dayOfDate(promessa.giorno) }
    await ctx.audit({ oggetto: 'Preventivo', oggettoPk: promessa.preventivoId, azione: 'promessaTolta', ...told })
    await ctx.emit('preventivo', { pk: promessa.preventivoId })
    return { pk, preventivo: promessa.preventivoId }
  },
})
