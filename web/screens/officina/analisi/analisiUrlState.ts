import { analisiFilters } from '#produzione/analisi/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** The weekly programming in the URL. */
export const analisiUrlState = urlState({ of: analisiFilters, orders: ['nome', 'data'], perPage: 25 })
