import { urlState } from '#ui/list/urlState.ts'
import { listiniFilters } from '#vendite/listini/rules.ts'

/** State of the list of price lists in its URL. */
export const listiniUrlState = urlState({ of: listiniFilters, orders: ['nome', 'stato', 'dal'] })
