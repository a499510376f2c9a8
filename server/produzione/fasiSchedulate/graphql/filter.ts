import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { fasiSchedulateFilters } from '../rules.ts'

/** Filters of the list of scheduled phases. */
export const FasiSchedulateFilterInput = filterInput(
  'FiltroFasiSchedulate',
  fasiSchedulateFilters,
  'Filters of the list of scheduled phases; all that are given must hold.',
)
