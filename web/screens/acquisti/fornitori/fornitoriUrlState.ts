import { fornitoriFilters } from '#acquisti/fornitori/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** State of the list of suppliers in its URL. */
export const fornitoriUrlState = urlState({
  of: fornitoriFilters,
  orders: ['nome', 'codice', 'tipologia', 'tempo'],
})
