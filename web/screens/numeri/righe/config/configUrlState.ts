import { configurazioniStatisticheFilters } from '#numeri/righe/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** The list of configurations of statistics in the URL. */
export const configurationsUrlState = urlState({ of: configurazioniStatisticheFilters, orders: ['name'], perPage: 50 })
