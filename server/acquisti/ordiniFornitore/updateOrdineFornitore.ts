import { number, object } from 'yup'
import { changeSchema, identitySchema, judgeChange } from '#platform/db/entity/entity.ts'
import { operation } from '#platform/operation.ts'
import { chosenImmaginePdf } from './immaginePdf.ts'
import { lockOrdineFornitore } from './lock.ts'
import { OTHER_ORDINE, ordineFornitoreInputSchema } from './rules.ts'
import { saveOrdineFornitore } from './save.ts'
import { ordineFornitoreValues } from './values.ts'

/**
 * Changes the fields of a supplier order that are sent; it stays with its order.
 * @throws UserErrors on `ordinePk` when it is another, and as `saveOrdineFornitore`; Refusal CONFLICT when `versione` is
 * not the current one and the save would change something
 */
export const updateOrdineFornitore = operation({
  nome: 'updateOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: changeSchema(ordineFornitoreInputSchema, identitySchema),
  async run({ pk, versione, ...sent }, ctx) {
    const current = await lockOrdineFornitore(ctx, pk)
    const before = { ...ordineFornitoreValues(current), immaginePdf: null, removeImmaginePdf: false }
    const itsOrder = object({ ordinePk: number().oneOf([current.ordineId], OTHER_ORDINE).required() })
    const { immaginePdf, removeImmaginePdf, ...data } = await judgeChange(
      ordineFornitoreInputSchema.concat(itsOrder),
      before,
      { ...sent, ordinePk: sent.ordinePk ?? current.ordineId },
    )
    const image = await chosenImmaginePdf(ctx, { immaginePdf, removeImmaginePdf })
    await saveOrdineFornitore(ctx, current, data, versione, image)
    return { pk }
  },
})
