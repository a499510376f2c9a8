import { fetchQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, Subscription } from 'relay-runtime'
import { sameInFlight } from './reading/underWay.ts'
import { relayEnvironment } from './relayEnvironment.ts'

/**
 * A question that is always asked anew and can be given up: a dry run, days that come into sight.
 * @throws as the network does; a DOMException AbortError when it is given up
 */
export function fetchFresh<T extends OperationType>(
  query: GraphQLTaggedNode,
  variables: T['variables'],
  signal?: AbortSignal,
): Promise<T['response']> {
  return new Promise((resolve, reject) => {
    let listening: Subscription | undefined
    function ask() {
      if (signal?.aborted) return
      const reading = fetchQuery<T>(relayEnvironment, query, variables, { fetchPolicy: 'network-only' })
      listening = reading.subscribe({ next: resolve, error: reject })
    }
    const equal = sameInFlight(query, variables)
    if (equal) void equal.then(ask)
    else ask()
    signal?.addEventListener('abort', () => {
      listening?.unsubscribe()
      reject(new DOMException('Interrotta', 'AbortError'))
    })
  })
}
