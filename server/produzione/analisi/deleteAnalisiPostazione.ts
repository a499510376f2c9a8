import { object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { id } from '../../shared/fields/fields.ts'
import { prendiAnalisi } from './prendi.ts'
import { storiaOrdini, turniDi } from './storia.ts'

/** Removes an entry of the weekly programming; the schedule of its orders stays. */
export const deleteAnalisiPostazione = operation({
  nome: 'deleteAnalisiPostazione',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: object({ pk: id() }),
  async run({ pk }, ctx) {
    const attuale = await prendiAnalisi(ctx, pk)
    const { nome } = attuale
    await ctx.tx.analisiPostazione.delete({ where: { id: pk } })
    await ctx.audit(
      { oggetto: 'AnalisiPostazione', oggettoPk: pk, azione: 'elimina', prima: nome },
      ...storiaOrdini({ nome, turni: turniDi(attuale) }, null),
    )
    await ctx.emit('analisi', { pk })
    return { pk }
  },
})
