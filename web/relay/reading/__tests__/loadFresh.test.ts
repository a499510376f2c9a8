import { Environment, fetchQuery, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { beforeEach, expect, test } from 'vitest'
import query, { type SessionQuery } from '../../__generated__/SessionQuery.graphql.ts'
import { loadFresh } from '../loadFresh.ts'
import { rememberingRequests, sameInFlight } from '../underWay.ts'

let environment: Environment
/** Questions that reached the server, which the test answers. */
let domande: ((pk: number) => void)[]

beforeEach(() => {
  domande = []
  const network = Network.create(
    rememberingRequests(() =>
      Observable.create<GraphQLResponse>((sink) => {
        domande.push((pk) => {
          sink.next({ data: { viewer: { id: 'io', pk } } } as GraphQLResponse)
          sink.complete()
        })
      }),
    ),
  )
  environment = new Environment({ network, store: new Store(new RecordSource()) })
})

const nota = () => environment.getStore().getSource().get('io')?.pk
const after = () => new Promise((resolve) => setTimeout(resolve))

test('who asks what is being asked already gets that answer, then one that was asked afterwards', async () => {
  const prima = loadFresh<SessionQuery>(environment, query, {})
  const seconda = loadFresh<SessionQuery>(environment, query, {})
  prima.dispose()
  const terza = loadFresh<SessionQuery>(environment, query, {})
  expect(domande).toHaveLength(1)
  domande[0]?.(1)
  await after()
  expect([nota(), domande.length]).toEqual([1, 2])
  domande[1]?.(2)
  await after()
  expect([nota(), domande.length]).toEqual([2, 2])
  for (const una of [seconda, terza]) una.dispose()
})

test('alone, or when the answer is there, it asks once', async () => {
  for (const giro of [1, 2]) {
    expect(sameInFlight(query, {})).toBeNull()
    const una = loadFresh<SessionQuery>(environment, query, {})
    expect(sameInFlight(query, {})).not.toBeNull()
    domande[giro - 1]?.(giro)
    await after()
    expect([nota(), domande.length]).toEqual([giro, giro])
    una.dispose()
  }
})

test('a page that was left asks no more', async () => {
  const prima = loadFresh<SessionQuery>(environment, query, {})
  const seconda = loadFresh<SessionQuery>(environment, query, {})
  for (const una of [prima, seconda]) una.dispose()
  domande[0]?.(1)
  await after()
  expect(domande).toHaveLength(1)
})

test('what was given up is no longer waited for', async () => {
  const reading = fetchQuery(environment, query, {}).subscribe({})
  const uguale = sameInFlight(query, {})
  reading.unsubscribe()
  await uguale
  expect(sameInFlight(query, {})).toBeNull()
})

test('a question that fails is over, and the page asks once more', async () => {
  let fallisci: (error: Error) => void = () => undefined
  const network = Network.create(
    rememberingRequests(() =>
      Observable.create<GraphQLResponse>((sink) => {
        domande.push(() => undefined)
        fallisci = (error) => sink.error(error)
      }),
    ),
  )
  const altro = new Environment({ network, store: new Store(new RecordSource()) })
  const [prima, seconda] = [loadFresh<SessionQuery>(altro, query, {}), loadFresh<SessionQuery>(altro, query, {})]
  for (const una of [prima, seconda]) una.source?.subscribe({ error: () => undefined })
  fallisci(new Error('caduta'))
  await after()
  expect([domande.length, sameInFlight(query, {}) !== null]).toEqual([2, true])
  for (const una of [prima, seconda]) una.dispose()
  fallisci(new Error('caduta'))
  expect(sameInFlight(query, {})).toBeNull()
})
