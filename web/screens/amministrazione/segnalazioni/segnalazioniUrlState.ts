import { urlState } from '../../../ui/list/urlState.ts'
import { chiave, testo, unoDi } from '../../../ui/urlState.ts'
import { origini } from './origini.ts'

/** State of the list of faults in its URL. */
export const segnalazioniUrlState = urlState({
  filters: { origine: unoDi(['', ...origini], ''), cerca: testo() },
  orders: ['il', 'origine'],
  filter: ({ origine, cerca }) => ({ origine: origine || null, testo: cerca || null }),
  /** The one whose drawer is open. */
  extra: { segnalazione: chiave() },
})
