import { accessiFilters } from '#amministrazione/accessi/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** State of the list of accesses in its URL. */
export const accessiUrlState = urlState({
  of: accessiFilters,
  orders: { il: 'il', chi: 'userNome', evento: 'evento' },
  perPage: 50,
})
