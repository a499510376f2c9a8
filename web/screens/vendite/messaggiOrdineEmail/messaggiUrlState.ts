import { urlState } from '#ui/list/urlState.ts'
import { messaggiOrdineEmailFilters } from '#vendite/messaggiOrdineEmail/rules.ts'

/** State of the list of texts in its URL. */
export const messaggiUrlState = urlState({ of: messaggiOrdineEmailFilters, orders: ['titolo'] })
