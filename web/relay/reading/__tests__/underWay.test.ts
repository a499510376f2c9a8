import { type GraphQLResponse, Observable, type RequestParameters } from 'relay-runtime'
import { expect, test } from 'vitest'
import query from '../../__generated__/SessionQuery.graphql.ts'
import { rememberingRequests, sameInFlight } from '../underWay.ts'

const send = rememberingRequests(() => Observable.create<GraphQLResponse>(() => undefined))
const ask = (params: RequestParameters, variables: object) => Observable.from(send(params, variables, {})).subscribe({})

test('questions are equal whatever the order of their keys; what is missing is null', () => {
  const question = ask(query.params, { da: 1, filtro: { testo: 'a', stati: [{ x: 1, y: 2 }] }, vuota: null })
  expect(sameInFlight(query, { filtro: { stati: [{ y: 2, x: 1 }], testo: 'a' }, da: 1 })).not.toBeNull()
  expect(sameInFlight(query, { filtro: { stati: [{ y: 2, x: 1 }], testo: 'b' }, da: 1 })).toBeNull()
  question.unsubscribe()
  expect(sameInFlight(query, { filtro: { stati: [{ y: 2, x: 1 }], testo: 'a' }, da: 1 })).toBeNull()
})

test('only questions count, not writes', () => {
  const write = ask({ ...query.params, operationKind: 'mutation' }, {})
  expect(sameInFlight(query, {})).toBeNull()
  write.unsubscribe()
})
