import { changeSchema, identitySchema, judgeChange } from '../../platform/db/entity/entity.ts'
import { operation } from '../../platform/operation.ts'
import { prendiOrdineFornitore } from './prendi.ts'
import { ordineFornitoreSchema } from './rules.ts'
import { salvaOrdineFornitore } from './salva.ts'
import { valoriDi } from './valori.ts'

/**
 * Changes the fields of a supplier order that are sent; it stays with its order.
 * @throws UserErrors as `salvaOrdineFornitore`; Refusal CONFLICT when `versione` is not the current one and the save
 * would change something
 */
export const updateOrdineFornitore = operation({
  nome: 'updateOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: changeSchema(ordineFornitoreSchema, identitySchema),
  async run({ pk, versione, ...sent }, ctx) {
    const attuale = await prendiOrdineFornitore(ctx, pk)
    const dati = await judgeChange(ordineFornitoreSchema, valoriDi(attuale), { ...sent, ordine: attuale.ordineId })
    await salvaOrdineFornitore(ctx, attuale, dati, versione)
    return { pk }
  },
})
