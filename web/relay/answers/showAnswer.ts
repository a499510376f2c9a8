import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime'

/**
 * Puts what the answer of a mutation has brought in the place of a query's root field: for what has no id by which the
 * store would know it again. For the `updater` of `useOperation`.
 * @param answer the mutation and the field of its payload
 * @param query the root field that shows it
 * @param args of that root field, from the payload
 */
export function showAnswer(
  store: RecordSourceSelectorProxy,
  [mutation, field]: readonly [mutation: string, field: string],
  query: string,
  args: (payload: RecordProxy) => Record<string, unknown>,
): void {
  const payload = store.getRootField(mutation) as RecordProxy | null
  const brought = payload?.getLinkedRecord(field)
  if (payload && brought) store.getRoot().setLinkedRecord(brought, query, args(payload))
}
