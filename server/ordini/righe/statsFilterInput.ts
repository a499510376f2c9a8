import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { righeStatisticheFilters } from './rules.ts'

/** The filter of the statistics of lines, of the list and of its sums alike. */
export const RigheStatisticheFilterInput = filterInput(
  'FiltroRigheStatistiche',
  righeStatisticheFilters,
  'What the statistics of lines are asked for; all that is given must hold.',
)
