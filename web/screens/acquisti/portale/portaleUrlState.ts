import { urlState } from '#ui/list/urlState.ts'
import { textParam } from '#ui/urlState.ts'

/** State of a supplier's own orders in its URL. */
export const portaleUrlState = urlState({
  filters: {
    cliente: textParam(),
    stato: textParam(),
    riferimento: textParam(),
    note: textParam(),
  },
  orders: [
    'numeroCommessa',
    'cliente',
    'riferimento',
    'numeroSerramenti',
    'stato',
    'dataConsegna',
    'dataArrivo',
    'valorePercentuale',
  ],
  perPage: 25,
  filter: ({ cliente, stato, riferimento, note }) => ({
    ordineCliente: cliente || null,
    stato: stato ? [stato] : null,
    ordineRiferimento: riferimento || null,
    note: note || null,
  }),
})
