import { confermeFilters } from '#ordini/conferme/rules.ts'
import { urlState } from '#ui/list/urlState.ts'

/** State of the list of confirmations in its URL. */
export const confermeUrlState = urlState({
  of: confermeFilters,
  orders: ['data', 'nomeCliente', 'numeroCommessa'],
})

/** Where a confirmation is. */
export const confermaPath = ({ pk }: { pk: number }) => `/conferme-ordini/${pk}`
