import { conModifica, modificaSchema } from '../../platform/db/modifica.ts'
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
  schema: modificaSchema,
  async run(modifica, ctx) {
    const { pk, versione = null } = modifica
    const attuale = await prendiOrdineFornitore(ctx, pk)
    const dati = await conModifica(ordineFornitoreSchema, valoriDi(attuale), { ...modifica, ordine: attuale.ordineId })
    await salvaOrdineFornitore(ctx, attuale, dati, versione)
    return { pk }
  },
})
