import { urlState } from '#ui/list/urlState.ts'
import { oneOfParam, textParam } from '#ui/urlState.ts'
import { TIPI_CLIENTE, type TipoCliente } from '#vendite/clienti/rules.ts'

/** State of the list of customers in its URL. */
export const clientiUrlState = urlState({
  filters: { search: textParam(), tipo_cliente: oneOfParam(['', ...TIPI_CLIENTE], '') },
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
  filter: ({ search, tipo_cliente }) => ({
    search: search || null,
    tipoCliente: (tipo_cliente || null) as TipoCliente | null,
  }),
})
