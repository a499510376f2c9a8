import { cartelleFilters } from '#documenti/cartelle/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** State of the list of folders in its URL. */
export const cartelleUrlState = urlState({ of: cartelleFilters, orders: ['nome'] })
