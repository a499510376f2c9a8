import { object } from 'yup'
import { fornituraInWords } from '../../ordini/ordini/deletion/rules.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { idRule } from '../../shared/fields/fields.ts'
import { announceOrdineFornitore, fornituraOfRiga, wholeHistory } from './history.ts'
import { lockOrdineFornitore } from './lock.ts'
import { motivoInCorso } from './rules.ts'

/**
 * Removes a supplier order that its supplier does not know of; its rows wait for another one.
 * @throws UserErrors once its mail has left, it has arrived, or its state is past DA_FARE
 */
export const deleteOrdineFornitore = operation({
  nome: 'deleteOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const attuale = await lockOrdineFornitore(ctx, pk)
    const fornitura = fornituraOfRiga(attuale)
    const motivo = motivoInCorso(fornitura)
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
    await ctx.tx.rigaOrdineFornitore.updateMany({
      where: { ordineFornitoreId: pk },
      data: { ordineFornitoreId: null, versione: { increment: 1 } },
    })
    await ctx.tx.ordineFornitore.delete({ where: { id: pk } })
    await ctx.audit(...wholeHistory('elimina', pk, attuale.ordineId, fornituraInWords(fornitura)))
    await announceOrdineFornitore(ctx, pk, attuale.ordineId, true)
    return { pk }
  },
})
