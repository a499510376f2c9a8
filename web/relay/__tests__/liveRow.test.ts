import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  RecordSource,
  readInlineData,
  requestSubscription,
  Store,
} from 'relay-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import subscription, { type OrdiniPageSubscription } from '#generated/OrdiniPageSubscription.graphql.ts'
import rowFragment, { type row_ordine$key } from '#generated/row_ordine.graphql.ts'

// Relay complains of the fields of the row that the test leaves out.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** What the list of orders hears of an event about a row. */
function hear(row: object | null) {
  let heard: OrdiniPageSubscription['response'] | undefined
  const changed = { evento: '1', requestId: null, pk: 7, row }
  const network = Network.create(
    () => Observable.create(() => undefined),
    () => Observable.from(Promise.resolve({ data: { changed } } as GraphQLResponse)),
  )
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  return new Promise<OrdiniPageSubscription['response']['changed'] | undefined>((resolve, reject) => {
    requestSubscription<OrdiniPageSubscription>(environment, {
      subscription,
      variables: {},
      onNext(data) {
        heard = data ?? undefined
      },
      onCompleted: () => resolve(heard?.changed),
      onError: reject,
    })
  })
}

test('the row of an event is read as the list shows it, and is none when it was removed or is of another type', async () => {
  const order = { __typename: 'Ordine', __isNode: 'Ordine', id: 'o7', pk: 7, numeroCommessa: '7/26' }
  const riga = (await hear(order))?.row?.riga
  expect(riga && readInlineData(rowFragment, riga as row_ordine$key)).toMatchObject({ pk: 7, numeroCommessa: '7/26' })
  const quote = { __typename: 'Preventivo', __isNode: 'Preventivo', id: 'p7' }
  expect((await hear(quote))?.row?.riga).toBeFalsy()
  expect((await hear(null))?.row).toBeNull()
})
