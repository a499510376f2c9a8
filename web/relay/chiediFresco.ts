import { fetchQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, Subscription } from 'relay-runtime'
import { environment } from './environment.ts'
import { ugualeInCorso } from './lettura/caricaFresca.ts'

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
    let ascolto: Subscription | undefined
    function chiedi() {
      if (signal?.aborted) return
      const lettura = fetchQuery<T>(environment, query, variables, { fetchPolicy: 'network-only' })
      ascolto = lettura.subscribe({ next: resolve, error: reject })
    }
    const uguale = ugualeInCorso(environment, query, variables)
    if (uguale) uguale.then(chiedi, chiedi)
    else chiedi()
    signal?.addEventListener('abort', () => {
      ascolto?.unsubscribe()
      reject(new DOMException('Interrotta', 'AbortError'))
    })
  })
}
