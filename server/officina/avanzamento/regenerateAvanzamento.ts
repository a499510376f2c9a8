import { object } from 'yup'
import { ordiniList } from '#ordini/ordini/list.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { regenerateOrdine } from './regenerate.ts'

/**
 * Reckons the progress of an order anew, and says what was kept otherwise: nothing, unless something has changed since.
 * @throws Refusal NOT_FOUND for an order that there is not
 */
export const regenerateAvanzamento = operation<{ ordinePk: number }, { ordine: number; differenze: string[] }>({
  nome: 'regenerateAvanzamento',
  permesso: 'adminOrders',
  schema: object({ ordinePk: idRule() }),
  async run({ ordinePk }, ctx) {
    const seen = await ctx.tx.ordine.findFirst({ where: whereOne(ordiniList, ordinePk, ctx), select: { id: true } })
    if (!seen) throw new Refusal('NOT_FOUND')
    const outcome = await regenerateOrdine(ctx.tx, ordinePk)
    if (!outcome) throw new Refusal('NOT_FOUND')
    return { ordine: ordinePk, ...outcome }
  },
})
