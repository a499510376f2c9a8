import { analisiFilters } from '#produzione/analisi/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** State of the list of bench plannings in its URL. */
export const pianificazioniUrlState = urlState({ of: analisiFilters, orders: ['nome', 'data'] })
