import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { lockRow, updateRow } from '#platform/db/entity/rows.ts'
import { refuseFor } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { refuseIncomplete, refuseOverlap } from './inForce.ts'
import { statoListinoReason, statoListinoSchema } from './rules.ts'

/**
 * Puts a draft in force, or archives a list in force.
 * @throws UserErrors for another step, for a draft with entries without a price, and when another list in force prices
 * the same on the same days
 */
export const setStatoListino = operation({
  nome: 'setStatoListino',
  permesso: 'adminListini',
  schema: statoListinoSchema,
  async run({ pk, versione, stato }, ctx) {
    const listino = await lockRow(ctx.tx, 'listino', pk)
    refuseFor(statoListinoReason(listino.stato, stato))
    const [before, after] = [{ stato: listino.stato }, { stato }]
    await refuseIfStale(ctx, { oggetto: 'Listino', pk, vista: versione, attuale: listino, prima: before, dopo: after })
    const history = fieldHistory('Listino', pk, 'setStato', before, after)
    if (history.length === 0) return { pk }
    if (stato === 'IN_VIGORE') {
      await refuseIncomplete(ctx, listino)
      await refuseOverlap(ctx, listino, listino.al && dayOfDate(listino.al))
    }
    await updateRow(ctx.tx, 'listino', pk, { stato })
    await ctx.audit(...history)
    await ctx.emit('listino', { pk })
    return { pk }
  },
})
