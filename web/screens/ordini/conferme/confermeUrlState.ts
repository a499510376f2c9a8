import { confermeFilters } from '#ordini/conferme/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** State of the list of confirmations in its URL. */
export const confermeUrlState = urlState({
  of: confermeFilters,
  orders: ['data', 'nomeCliente', 'numeroCommessa'],
})

/** Variables of the counts by state: the same confirmations, whatever state is chosen. */
export const confermeStatesVariables = (search: URLSearchParams) => ({
  filtro: { ...confermeUrlState.variables(search).filtro, stato: null },
})

/** Where a confirmation is. */
export const confermaPath = ({ pk }: { pk: number }) => `/conferme-ordini/${pk}`
