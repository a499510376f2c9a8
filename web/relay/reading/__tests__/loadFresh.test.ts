import { Environment, fetchQuery, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { beforeEach, expect, test } from 'vitest'
import query, { type SessionQuery } from '#generated/SessionQuery.graphql.ts'
import { loadFresh } from '../loadFresh.ts'
import { rememberingRequests, sameInFlight } from '../underWay.ts'

let environment: Environment
/** Questions that reached the server, which the test answers. */
let questions: ((pk: number) => void)[]

beforeEach(() => {
  questions = []
  const network = Network.create(
    rememberingRequests(() =>
      Observable.create<GraphQLResponse>((sink) => {
        questions.push((pk) => {
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
  const before = loadFresh<SessionQuery>(environment, query, {})
  const second = loadFresh<SessionQuery>(environment, query, {})
  before.dispose()
  const third = loadFresh<SessionQuery>(environment, query, {})
  expect(questions).toHaveLength(1)
  questions[0]?.(1)
  await after()
  expect([nota(), questions.length]).toEqual([1, 2])
  questions[1]?.(2)
  await after()
  expect([nota(), questions.length]).toEqual([2, 2])
  for (const one of [second, third]) one.dispose()
})

test('alone, or when the answer is there, it asks once', async () => {
  for (const round of [1, 2]) {
    expect(sameInFlight(query, {})).toBeNull()
    const one = loadFresh<SessionQuery>(environment, query, {})
    expect(sameInFlight(query, {})).not.toBeNull()
    questions[round - 1]?.(round)
    await after()
    expect([nota(), questions.length]).toEqual([round, round])
    one.dispose()
  }
})

test('a page that was left asks no more', async () => {
  const before = loadFresh<SessionQuery>(environment, query, {})
  const second = loadFresh<SessionQuery>(environment, query, {})
  for (const one of [before, second]) one.dispose()
  questions[0]?.(1)
  await after()
  expect(questions).toHaveLength(1)
})

test('what was given up is no longer waited for', async () => {
  const reading = fetchQuery(environment, query, {}).subscribe({})
  const equal = sameInFlight(query, {})
  reading.unsubscribe()
  await equal
  expect(sameInFlight(query, {})).toBeNull()
})

test('a question that fails is over, and the page asks once more', async () => {
  let fail: (error: Error) => void = () => undefined
  const network = Network.create(
    rememberingRequests(() =>
      Observable.create<GraphQLResponse>((sink) => {
        questions.push(() => undefined)
        fail = (error) => sink.error(error)
      }),
    ),
  )
  const other = new Environment({ network, store: new Store(new RecordSource()) })
  const [before, second] = [loadFresh<SessionQuery>(other, query, {}), loadFresh<SessionQuery>(other, query, {})]
  for (const one of [before, second]) one.source?.subscribe({ error: () => undefined })
  fail(new Error('caduta'))
  await after()
  expect([questions.length, sameInFlight(query, {}) !== null]).toEqual([2, true])
  for (const one of [before, second]) one.dispose()
  fail(new Error('caduta'))
  expect(sameInFlight(query, {})).toBeNull()
})
