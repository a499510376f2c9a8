import { materialiFilters } from '#acquisti/materiali/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** State of the list of materials in its URL. */
export const materialiUrlState = urlState({ of: materialiFilters, orders: ['nome'] })
