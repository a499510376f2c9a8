import type { RecordProxy, RecordSourceProxy, RecordSourceSelectorProxy } from 'relay-runtime'

/** A list that comes whole, which a page shows: a field of its query's root unless told. */
export interface WholeList {
  field: string
  args?: Record<string, unknown>
  /** The `id` of the object that has it. */
  of?: string
  /** What is made stands before the others. */
  newestFirst?: boolean
}

/** A list with its arguments and its object; the name alone of one at the root, without arguments. */
export type ShownList = string | WholeList

/** The entries of a list, and how to show others. */
function placeOf(store: RecordSourceProxy, list: ShownList) {
  const { field, args, of, newestFirst = false }: WholeList = typeof list === 'string' ? { field: list } : list
  const owner = of === undefined ? store.getRoot() : store.get(of)
  return {
    newestFirst,
    entries: owner?.getLinkedRecords(field, args) ?? [],
    show: (entries: readonly RecordProxy[]) => void owner?.setLinkedRecords([...entries], field, args),
  }
}

/** Shows entries in an order, at the places that they have among the others of the list; pages follow by themselves. */
export function putInOrder(store: RecordSourceProxy, list: ShownList, pks: readonly number[]): void {
  const { entries, show } = placeOf(store, list)
  const byPk = new Map(entries.map((entry) => [entry.getValue('pk'), entry]))
  const ordered = pks.flatMap((pk) => byPk.get(pk) ?? [])
  // Another has added or removed some: what is shown is to be read again.
  if (ordered.length !== pks.length) return
  const moved = new Set<unknown>(pks)
  let next = 0
  show(entries.map((entry) => (moved.has(entry.getValue('pk')) ? (ordered[next++] ?? entry) : entry)))
}

/** Takes an entry out. */
export function removeFromList(store: RecordSourceProxy, list: ShownList, pk: number): void {
  const { entries, show } = placeOf(store, list)
  show(entries.filter((entry) => entry.getValue('pk') !== pk))
}

/**
 * Adds what a mutation has made: at the end, unless the list has its newest first.
 * @param data its answer: one payload, and in it one object
 */
export function appendToList(store: RecordSourceSelectorProxy, list: ShownList, data: unknown): void {
  for (const [mutation, payload] of Object.entries(data ?? {})) {
    const made = Object.entries(payload ?? {}).find(([, value]) => isObject(value))
    const answer = store.getRootField(mutation) as RecordProxy | null
    const entry = made && answer?.getLinkedRecord(made[0])
    if (!entry) continue
    const { entries, show, newestFirst } = placeOf(store, list)
    show(newestFirst ? [entry, ...entries] : [...entries, entry])
  }
}

/**
 * Shows the list that a mutation answers, in the place of the one that a page has.
 * @param data its answer: one payload, and in it one list beside the errors
 */
export function replaceList(store: RecordSourceSelectorProxy, list: ShownList, data: unknown): void {
  for (const [mutation, payload] of Object.entries(data ?? {})) {
    const brought = Object.entries(payload ?? {}).find(([name, value]) => name !== 'errors' && Array.isArray(value))
    const answer = store.getRootField(mutation) as RecordProxy | null
    const entries = brought && answer?.getLinkedRecords(brought[0])
    if (entries) placeOf(store, list).show(entries)
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
