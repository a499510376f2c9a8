import { loadQuery, type PreloadedQuery } from 'react-relay'
import {
  __internal,
  createOperationDescriptor,
  fetchQuery,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime'

/**
 * Relay answers equal questions with one request: who asks again because something has changed would be told how it was
 * before.
 * @returns when the equal question on its way is answered or given up; null when there is none
 */
export function sameInFlight(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: object,
): Promise<unknown> | null {
  const { request } = createOperationDescriptor(getRequest(query), variables)
  return __internal.getPromiseForActiveRequest(environment as never, request as never)
}

/**
 * Starts the query of a page, which always asks the server. When an equal question is on its way already the page shows
 * its answer, then that of another asked afterwards: the change for which it reads again is in it.
 */
export function loadFresh<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
): PreloadedQuery<TQuery> {
  const uguale = sameInFlight(environment, query, variables)
  const riferimento = loadQuery<TQuery>(environment, query, variables, { fetchPolicy: 'store-and-network' })
  const ancora = () => {
    // What goes wrong is said by the next reading; what is on screen was true a moment ago.
    if (!riferimento.isDisposed) fetchQuery(environment, query, variables).subscribe({ error: () => undefined })
  }
  uguale?.then(ancora, ancora)
  return riferimento
}
