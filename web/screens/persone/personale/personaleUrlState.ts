import { personaleFilters } from '#persone/personale/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** State of the list of the staff in its URL. */
export const personaleUrlState = urlState({
  of: personaleFilters,
  orders: ['nome', 'reparto', 'dataInizio', 'dataFine'],
})
