import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { preventiviFilters } from '../rules.ts'

/** Filters of the list of quotes. */
export const PreventiviFilterInput = filterInput(
  'FiltroPreventivi',
  preventiviFilters,
  'Filters of the list of quotes; all that are given must hold.',
)
