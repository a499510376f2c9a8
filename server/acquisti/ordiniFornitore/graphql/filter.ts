import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { ordiniFornitoreFilters } from '../rules.ts'

/** The filters of the supplier orders, for what takes them beside the list. */
export const OrdiniFornitoreFilterInput = filterInput(
  'FiltroOrdiniFornitore',
  ordiniFornitoreFilters,
  'Filters of the supplier orders; all that are given must hold.',
)
