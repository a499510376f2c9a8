import type { RecordProxy, RecordSourceProxy, RecordSourceSelectorProxy } from 'relay-runtime'

/** A list that a query has at its root, without arguments, and comes whole. */
type RootList = string

const read = (store: RecordSourceProxy, list: RootList) => store.getRoot().getLinkedRecords(list) ?? []

/** Shows entries in an order, at the places that they have among the others of the list; pages follow by themselves. */
export function putInOrder(store: RecordSourceProxy, list: RootList, pks: readonly number[]): void {
  const entries = read(store, list)
  const byPk = new Map(entries.map((entry) => [entry.getValue('pk'), entry]))
  const ordered = pks.flatMap((pk) => byPk.get(pk) ?? [])
  // Another has added or removed some: what is shown is to be read again.
  if (ordered.length !== pks.length) return
  const moved = new Set<unknown>(pks)
  let next = 0
  const placed = entries.map((entry) => (moved.has(entry.getValue('pk')) ? (ordered[next++] ?? entry) : entry))
  store.getRoot().setLinkedRecords(placed, list)
}

/** Takes an entry out. */
export function removeFromList(store: RecordSourceProxy, list: RootList, pk: number): void {
  const rest = read(store, list).filter((entry) => entry.getValue('pk') !== pk)
  store.getRoot().setLinkedRecords(rest, list)
}

/**
 * Adds at the end what a mutation has made.
 * @param data its answer: one payload, and in it one object
 */
export function appendToList(store: RecordSourceSelectorProxy, list: RootList, data: unknown): void {
  for (const [mutation, payload] of Object.entries(data ?? {})) {
    const made = Object.entries(payload ?? {}).find(([, value]) => isObject(value))
    const answer = store.getRootField(mutation as never) as RecordProxy | null
    const entry = made && answer?.getLinkedRecord(made[0])
    if (entry) store.getRoot().setLinkedRecords([...read(store, list), entry], list)
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
