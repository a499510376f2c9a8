import { fetchQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { environment } from './environment.ts'

/**
 * A question that is always asked anew and can be given up: a dry run, days that come into sight.
 * @throws as the network does; a DOMException AbortError when it is given up
 */
export function chiediFresco<T extends OperationType>(
  query: GraphQLTaggedNode,
  variables: T['variables'],
  signal?: AbortSignal,
): Promise<T['response']> {
  return new Promise((resolve, reject) => {
    const lettura = fetchQuery<T>(environment, query, variables, { fetchPolicy: 'network-only' })
    const ascolto = lettura.subscribe({ next: resolve, error: reject })
    signal?.addEventListener('abort', () => {
      ascolto.unsubscribe()
      reject(new DOMException('Interrotta', 'AbortError'))
    })
  })
}
