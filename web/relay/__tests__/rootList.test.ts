import {
  commitLocalUpdate,
  Environment,
  Network,
  Observable,
  RecordSource,
  type RecordSourceSelectorProxy,
  Store,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import { appendToList, putInOrder, removeFromList, replaceList, type WholeList } from '../answers/rootList.ts'

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

/** A user's tokens, and what a mutation has answered: one more, or all of them. */
function tokensOf(...pks: number[]) {
  const environment = storeOf()
  const list: WholeList = { field: 'apiTokens', of: 'user 1' }
  commitLocalUpdate(environment, (store) => {
    const token = (pk: number) => store.create(`token ${pk}`, 'ApiToken').setValue(pk, 'pk')
    store.create('user 1', 'User').setLinkedRecords(pks.map(token), list.field)
    const payload = store.create('payload', 'CreateTokenPayload')
    payload.setLinkedRecord(token(9), 'token').setLinkedRecords([], 'errors').setLinkedRecords([], 'tokens')
    store.getRoot().setLinkedRecord(payload, 'createToken')
  })
  const shown = () =>
    (environment.getStore().getSource().get('user 1') as { apiTokens?: { __refs: string[] } }).apiTokens?.__refs
  const answered = (show: (store: RecordSourceSelectorProxy) => void) =>
    commitLocalUpdate(environment, (store) =>
      show(Object.assign(store, { getRootField: (name: string) => store.getRoot().getLinkedRecord(name) })),
    )
  return { list, shown, answered }
}

test('adds to the list of an object, at its end or, where the newest stand first, at its beginning', () => {
  const { list, shown, answered } = tokensOf(2, 1)
  const data = { createToken: { token: {}, errors: [] } }
  answered((store) => appendToList(store, list, data))
  expect(shown()).toEqual(['token 2', 'token 1', 'token 9'])
  answered((store) => removeFromList(store, list, 9))
  answered((store) => appendToList(store, { ...list, newestFirst: true }, data))
  expect(shown()).toEqual(['token 9', 'token 2', 'token 1'])
})

test('shows the list that was answered, an empty one too, and nothing else after a refusal', () => {
  const { list, shown, answered } = tokensOf(2, 1)
  answered((store) => replaceList(store, list, { createToken: { tokens: null, errors: [{}] } }))
  expect(shown()).toEqual(['token 2', 'token 1'])
  answered((store) => replaceList(store, list, { createToken: { tokens: [], errors: [] } }))
  expect(shown()).toEqual([])
})
