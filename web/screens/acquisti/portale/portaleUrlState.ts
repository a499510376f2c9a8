import { fornitoreOrdiniFilters } from '#acquisti/portale/rules.ts'
import { urlState } from '#ui/list/urlState.ts'
import { textParam } from '#ui/urlState.ts'

/** State of a supplier's own orders in its URL. */
export const portaleUrlState = urlState({
  of: fornitoreOrdiniFilters,
  /** The name of a state. */
  filters: { stato: textParam() },
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
  filter: ({ stato }) => ({ stato: stato ? [stato] : null }),
})
