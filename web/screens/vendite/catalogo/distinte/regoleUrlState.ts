import { urlState } from '#ui/list/urlState.ts'
import { regoleDistintaFilters } from '#vendite/distinte/rules.ts'

/** State of the list of rules in its URL. */
export const regoleUrlState = urlState({
  of: regoleDistintaFilters,
  orders: ['posto', 'tipologia', 'descrizione'],
  perPage: 50,
})
