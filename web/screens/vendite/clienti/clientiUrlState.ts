import { urlState } from '#ui/list/urlState.ts'
import { clientiFilters } from '#vendite/clienti/rules.ts'

/** State of the list of customers in its URL. */
export const clientiUrlState = urlState({
  of: clientiFilters,
  orders: [
    'nome',
    'codice',
    'tipoCliente',
    'piva',
    'citta',
    'provincia',
    'telefono',
    'email',
    'agente',
    'numeroOrdini',
  ],
})
