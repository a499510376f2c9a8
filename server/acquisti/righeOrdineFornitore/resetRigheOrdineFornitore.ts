import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { rememberEdit } from './edit.ts'
import { notifyOrdini, rigaEntry } from './history.ts'
import { lockRighe, refuseArrived } from './lock.ts'
import { righeSchema } from './rules.ts'

/**
 * Detaches rows from their supplier order; they wait again, and those that waited go on.
 * @throws UserErrors on `pks` when something of one has arrived
 */
export const resetRigheOrdineFornitore = operation({
  nome: 'resetRigheOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pks: righeSchema }),
  async run({ pks }, ctx) {
    const righe = await lockRighe(ctx, pks)
    const assigned = righe.filter(({ ordineFornitoreId }) => ordineFornitoreId !== null)
    refuseArrived(assigned)
    await ctx.tx.rigaOrdineFornitore.updateMany({
      where: { id: { in: assigned.map(({ id }) => id) } },
      data: { ordineFornitoreId: null, versione: { increment: 1 } },
    })
    await ctx.audit(
      ...assigned.map(({ id, ordineId, ordineFornitoreId }) =>
        rigaEntry(ordineId, { azione: 'staccaRigaFornitore', pk: id, prima: `n. ${ordineFornitoreId}` }),
      ),
    )
    await notifyOrdini(ctx, assigned)
    const edit = await rememberEdit(ctx, 'stacca', assigned, { righe: assigned.map(({ id }) => id) })
    return { pks: righe.map(({ id }) => id), modifica: edit }
  },
})
