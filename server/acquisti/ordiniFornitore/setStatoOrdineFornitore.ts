import { changeSchema, identitySchema, judgeChange } from '../../platform/db/entity/entity.ts'
import { operation } from '../../platform/operation.ts'
import { lockOrdineFornitore } from './lock.ts'
import { arrivoSchema, statoSchema } from './rules.ts'
import { saveOrdineFornitore } from './save.ts'
import { ordineFornitoreValues } from './values.ts'

/**
 * Sets the state of a supplier order, with what ARRIVATO asks for; other fields stay as they are.
 * @throws UserErrors on `stato` when the list has no such state, on what the arrival lacks; Refusal CONFLICT
 */
export const setStatoOrdineFornitore = operation({
  nome: 'setStatoOrdineFornitore',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: changeSchema(arrivoSchema, identitySchema),
  async run({ pk, versione, ...sent }, ctx) {
    const current = await lockOrdineFornitore(ctx, pk)
    const values = ordineFornitoreValues(current)
    const { stato, tipologia, dataArrivo, domanda1Legno, domanda2Legno, numeroDocumento } = values
    const arrivo = { stato, tipologia, dataArrivo, domanda1Legno, domanda2Legno, numeroDocumento }
    const data = await judgeChange(statoSchema, arrivo, sent)
    await saveOrdineFornitore(ctx, current, { ...values, ...data }, versione)
    return { pk }
  },
})
