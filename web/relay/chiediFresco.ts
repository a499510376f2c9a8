import { type GraphQLTaggedNode, getRequest, type OperationType } from 'relay-runtime'
import { AuthError } from './errors.ts'
import { inviaDocumento } from './network.ts'
import { sessioneScaduta } from './sessione.ts'

/**
 * A question whose answer isn't kept: a dry run, or thousands of cells that would fill Relay's store for nothing.
 * @throws what `inviaDocumento` throws; a DOMException AbortError when interrupted
 */
export async function chiediFresco<T extends OperationType>(
  query: GraphQLTaggedNode,
  variables: T['variables'],
  signal?: AbortSignal,
): Promise<T['response']> {
  try {
    return (await inviaDocumento(getRequest(query).params, variables, { signal })).data as T['response']
  } catch (errore) {
    if (errore instanceof AuthError) sessioneScaduta()
    throw errore
  }
}
