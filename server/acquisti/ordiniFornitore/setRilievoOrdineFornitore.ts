import { object } from 'yup'
import { operation } from '../../platform/operation.ts'
import { idRule, oneOfRule } from '../../shared/fields/fields.ts'
import { lockOrdineFornitore } from './lock.ts'
import { RILIEVI } from './rules.ts'
import { saveOrdineFornitore } from './save.ts'
import { ordineFornitoreValues } from './values.ts'

/** Measures on site, to be done or done. @throws UserErrors on `rilievo` when it would go back */
export const setRilievoOrdineFornitore = operation({
  nome: 'setRilievoOrdineFornitore',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: object({ pk: idRule(), rilievo: oneOfRule(RILIEVI).required() }),
  async run({ pk, rilievo }, ctx) {
    const current = await lockOrdineFornitore(ctx, pk)
    await saveOrdineFornitore(ctx, current, { ...ordineFornitoreValues(current), rilievo }, null)
    return { pk }
  },
})
