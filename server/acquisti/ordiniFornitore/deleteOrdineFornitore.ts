import { object } from 'yup'
import { inParole } from '../../ordini/ordini/eliminazione/rules.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { id } from '../../shared/fields/fields.ts'
import { prendiOrdineFornitore } from './prendi.ts'
import { motivoInCorso } from './rules.ts'
import { annuncia, fornituraDiRiga, storiaIntera } from './storia.ts'

/**
 * Removes a supplier order that its supplier does not know of; its rows wait for another one.
 * @throws UserErrors once its mail has left, it has arrived, or its state is past DA_FARE
 */
export const deleteOrdineFornitore = operation({
  nome: 'deleteOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: id() }),
  async run({ pk }, ctx) {
    const attuale = await prendiOrdineFornitore(ctx, pk)
    const fornitura = fornituraDiRiga(attuale)
    const motivo = motivoInCorso(fornitura)
    if (motivo) throw UserErrors.of(null, motivo, 'CONFLICT')
    await ctx.tx.rigaOrdineFornitore.updateMany({
      where: { ordineFornitoreId: pk },
      data: { ordineFornitoreId: null, versione: { increment: 1 } },
    })
    await ctx.tx.ordineFornitore.delete({ where: { id: pk } })
    await ctx.audit(...storiaIntera('elimina', pk, attuale.ordineId, inParole(fornitura)))
    await annuncia(ctx, pk, attuale.ordineId, true)
    return { pk }
  },
})
