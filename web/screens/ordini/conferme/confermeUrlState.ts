import { STATI_CONFERMA } from '../../../../server/ordini/conferme/rules.ts'
import { urlState } from '../../../ui/list/urlState.ts'
import { oneOfParam, textParam } from '../../../ui/urlState.ts'

/** State of the list of confirmations in its URL. */
export const confermeUrlState = urlState({
  filters: { search: textParam(), stato: oneOfParam(['', ...STATI_CONFERMA], '') },
  orders: ['data', 'nomeCliente', 'numeroCommessa'],
  filter: ({ search, stato }) => ({ search: search || null, stato: stato || null }),
})

/** Where a confirmation is. */
export const confermaPath = ({ pk }: { pk: number }) => `/conferme-ordini/${pk}`
