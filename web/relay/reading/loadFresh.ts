import { loadQuery, type PreloadedQuery } from 'react-relay'
import {
  fetchQuery,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime'
import { sameInFlight } from './underWay.ts'

/**
 * Starts the query of a page, which always asks the server. When an equal question is on its way already the page shows
 * its answer, then that of another asked afterwards: the change for which it reads again is in it.
 */
export function loadFresh<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
): PreloadedQuery<TQuery> {
  const same = sameInFlight(query, variables)
  const reference = loadQuery<TQuery>(environment, query, variables, { fetchPolicy: 'store-and-network' })
  void same?.then(() => {
    // What goes wrong is said by the next reading; what is on screen was true a moment ago.
    if (!reference.isDisposed) fetchQuery(environment, query, variables).subscribe({ error: () => undefined })
  })
  return reference
}
