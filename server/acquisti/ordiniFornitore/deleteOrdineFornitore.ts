import { object } from 'yup'
import { fornituraInWords } from '#ordini/ordini/deletion/rules.ts'
import { declareUndoable, keepForUndo } from '#platform/db/undo/undo.ts'
import { refuseFor } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { announceOrdineFornitore, fornituraOfRiga, wholeHistory } from './history.ts'
import { lockOrdineFornitore } from './lock.ts'
import { inProgressReason } from './rules.ts'

const ARRIVED_IN_PART = 'Ne è già arrivata una parte: prima vanno annullati gli arrivi.'

/**
 * Removes a supplier order that its supplier does not know of; its rows wait for another one.
 * @throws UserErrors once its mail has left, it has arrived, or its state is past DA_FARE
 */
export const deleteOrdineFornitore = operation({
  nome: 'deleteOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const current = await lockOrdineFornitore(ctx, pk)
    refuseFor(current._count.arrivi > 0 ? ARRIVED_IN_PART : null)
    const fornitura = fornituraOfRiga(current)
    refuseFor(inProgressReason(fornitura))
    // What it would have left with may leave before it comes back: it comes back by itself.
    if (current.raccoltaId !== null) {
      await ctx.tx.ordineFornitore.update({ where: { id: pk }, data: { raccoltaId: null } })
    }
    await keepForUndo(ctx, 'ordineFornitore', pk)
    await ctx.tx.rigaOrdineFornitore.updateMany({
      where: { ordineFornitoreId: pk },
      data: { ordineFornitoreId: null, versione: { increment: 1 } },
    })
    await ctx.tx.ordineFornitore.delete({ where: { id: pk } })
    await ctx.audit(...wholeHistory('elimina', pk, current.ordineId, fornituraInWords(fornitura)))
    await announceOrdineFornitore(ctx, pk, current.ordineId, true)
    return { pk }
  },
})

declareUndoable(deleteOrdineFornitore, {
  model: 'ordineFornitore',
  async restored(ctx, pk) {
    const { ordineId, ...current } = await lockOrdineFornitore(ctx, pk)
    const name = fornituraInWords(fornituraOfRiga({ ordineId, ...current }))
    await ctx.audit(...wholeHistory('ripristina', pk, ordineId, name))
    await announceOrdineFornitore(ctx, pk, ordineId)
  },
})
