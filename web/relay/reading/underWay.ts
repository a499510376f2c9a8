import {
  type CacheConfig,
  type FetchFunction,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  getRequest,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'

/** Questions on their way to the server: when each is answered or given up. */
const underWay = new Map<string, Promise<void>>()

/** As Relay tells questions apart: whatever the order of their keys, a variable that is not there is one that is null. */
function keyOf({ id, name }: RequestParameters, variables: Variables): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined)
  return JSON.stringify([id ?? name, Object.fromEntries(given)], (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

type Send = (params: RequestParameters, variables: Variables, config: CacheConfig) => Observable<GraphQLResponse>

/** The function of a network, that remembers which questions are on their way. */
export function rememberingRequests(send: Send): FetchFunction {
  return (params, variables, config) => {
    if (params.operationKind !== 'query') return send(params, variables, config)
    const key = keyOf(params, variables)
    return Observable.create((sink) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      underWay.set(key, promise)
      const subscription = send(params, variables, config).subscribe(sink)
      return () => {
        subscription.unsubscribe()
        if (underWay.get(key) === promise) underWay.delete(key)
        resolve()
      }
    })
  }
}

/**
 * Relay answers equal questions with one request: who asks again because something has changed would be told how it was
 * before.
 * @returns when the equal question on its way is answered or given up; null when there is none
 */
export function sameInFlight(query: GraphQLTaggedNode, variables: Variables): Promise<void> | null {
  return underWay.get(keyOf(getRequest(query).params, variables)) ?? null
}
