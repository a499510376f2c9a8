import { boolean, object } from 'yup'
import { ordiniList } from '#ordini/ordini/list.ts'
import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { idRule } from '#shared/fields/fields.ts'

/**
 * Holds a day that the customer of an order was told: no search moves the order beyond it. Or lets it go.
 * @throws Refusal NOT_FOUND
 */
export const setPromessaVincolante = operation({
  nome: 'setPromessaVincolante',
  permesso: 'scheduleOrder',
  schema: object({ pk: idRule(), vincolante: boolean().strict().required() }),
  async run({ pk, vincolante }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM promesse WHERE id = ${pk} FOR UPDATE`
    const promessa = await ctx.tx.promessa.findFirst({
      where: { id: pk, ordine: ordiniList.visible(ctx.viewer) },
      select: { ordineId: true, giorno: true, vincolante: true },
    })
    if (!promessa || promessa.ordineId === null) throw new Refusal('NOT_FOUND')
    const { ordineId: ordine } = promessa
    if (promessa.vincolante === vincolante) return { pk, ordine }
    await ctx.tx.promessa.update({ where: { id: pk }, data: { vincolante } })
    const day = dayOfDate(promessa.giorno)
    const told = { campo: 'dataFerma', ...(vincolante ? { dopo: day } : { prima: day }) }
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordine, azione: vincolante ? 'ferma' : 'lasciaLibera', ...told })
    await ctx.emit('ordine', { pk: ordine })
    return { pk, ordine }
  },
})
