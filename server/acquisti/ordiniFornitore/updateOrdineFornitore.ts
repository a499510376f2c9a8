import { changeSchema, identitySchema, judgeChange } from '../../platform/db/entity/entity.ts'
import { operation } from '../../platform/operation.ts'
import { lockOrdineFornitore } from './lock.ts'
import { ordineFornitoreSchema } from './rules.ts'
import { saveOrdineFornitore } from './save.ts'
import { ordineFornitoreValues } from './values.ts'

/**
 * Changes the fields of a supplier order that are sent; it stays with its order.
 * @throws UserErrors as `saveOrdineFornitore`; Refusal CONFLICT when `versione` is not the current one and the save
 * would change something
 */
export const updateOrdineFornitore = operation({
  nome: 'updateOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: changeSchema(ordineFornitoreSchema, identitySchema),
  async run({ pk, versione, ...sent }, ctx) {
    const attuale = await lockOrdineFornitore(ctx, pk)
    const dati = await judgeChange(ordineFornitoreSchema, ordineFornitoreValues(attuale), {
      ...sent,
      ordine: attuale.ordineId,
    })
    await saveOrdineFornitore(ctx, attuale, dati, versione)
    return { pk }
  },
})
