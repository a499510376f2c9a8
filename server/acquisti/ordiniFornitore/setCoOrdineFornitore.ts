import { object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { idRule, oneOfRule } from '../../shared/fields/fields.ts'
import { lockOrdineFornitore } from './lock.ts'
import { CO } from './rules.ts'
import { saveOrdineFornitore } from './save.ts'
import { ordineFornitoreValues } from './values.ts'

/** The order confirmation, to be done or sent. @throws UserErrors on `co` when it would go back */
export const setCoOrdineFornitore = operation({
  nome: 'setCoOrdineFornitore',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: object({ pk: idRule(), co: oneOfRule(CO).required() }),
  async run({ pk, co }, ctx) {
    const current = await lockOrdineFornitore(ctx, pk)
    await saveOrdineFornitore(ctx, current, { ...ordineFornitoreValues(current), co }, null)
    return { pk }
  },
})
