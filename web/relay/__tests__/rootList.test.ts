import { commitLocalUpdate, Environment, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { putInOrder, removeFromList } from '../answers/rootList.ts'

const LIST = 'vociCheckList'

/** A store that holds a list of these numbers. */
function storeOf(...pks: number[]): Environment {
  const network = Network.create(() => Observable.create(() => undefined))
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  commitLocalUpdate(environment, (store) => {
    const entries = pks.map((pk) => {
      const entry = store.create(`voce ${pk}`, 'VoceCheckList')
      return entry.setValue(pk, 'pk')
    })
    store.getRoot().setLinkedRecords(entries, LIST)
  })
  return environment
}

function shown(environment: Environment): unknown[] {
  let pks: unknown[] = []
  commitLocalUpdate(environment, (store) => {
    pks = (store.getRoot().getLinkedRecords(LIST) ?? []).map((entry) => entry.getValue('pk'))
  })
  return pks
}

test.each([
  ['the whole list', [3, 1, 2], [3, 1, 2]],
  ['some of it, at their places', [3, 1], [3, 2, 1]],
  ['of which one is gone: nothing', [3, 9, 1], [1, 2, 3]],
])('puts in order %s', (_what, pks, after) => {
  const environment = storeOf(1, 2, 3)
  commitLocalUpdate(environment, (store) => putInOrder(store, LIST, pks))
  expect(shown(environment)).toEqual(after)
})

test('takes one out, and nothing where it is no more', () => {
  const environment = storeOf(1, 2, 3)
  for (const pk of [2, 9]) commitLocalUpdate(environment, (store) => removeFromList(store, LIST, pk))
  expect(shown(environment)).toEqual([1, 3])
})
