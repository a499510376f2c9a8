import { object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { idRule } from '../../shared/fields/fields.ts'
import { ordiniHistory, turniOf } from './history.ts'
import { lockAnalisi } from './lock.ts'

/** Removes an entry of the weekly programming; the schedule of its orders stays. */
export const deleteAnalisiPostazione = operation({
  nome: 'deleteAnalisiPostazione',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const attuale = await lockAnalisi(ctx, pk)
    const { nome } = attuale
    await ctx.tx.analisiPostazione.delete({ where: { id: pk } })
    await ctx.audit(
      { oggetto: 'AnalisiPostazione', oggettoPk: pk, azione: 'elimina', prima: nome },
      ...ordiniHistory({ nome, turni: turniOf(attuale) }, null),
    )
    await ctx.emit('analisi', { pk })
    return { pk }
  },
})
