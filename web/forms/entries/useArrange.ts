import { useCallback } from 'react'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { putInOrder, type ShownList } from '#relay/answers/rootList.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { withMovedItem } from './items.ts'

interface ArrangeMutation extends MutationParameters {
  variables: { pks: readonly number[] }
}

/** The order that an answer brings; undefined when it was refused. */
function orderOf(data: unknown): readonly number[] | undefined {
  const [payload] = Object.values(data ?? {}) as ({ pks?: readonly number[] | null } | null)[]
  return payload?.pks ?? undefined
}

/**
 * Moves an entry of a list by one place.
 * @param onDone what comes after, also when it was refused: somebody else had added or removed one
 * @param list where it is shown at once: `onDone` then comes after a refusal
 */
export function useArrange<M extends ArrangeMutation>(
  mutation: GraphQLTaggedNode,
  onDone: () => void,
  list?: ShownList,
) {
  const [run, inProgress] = useOperation<M>(mutation, {
    atOnce: list ? (store, { pks }) => putInOrder(store, list, pks) : undefined,
    updater(store, data) {
      const pks = orderOf(data)
      if (list && pks) putInOrder(store, list, pks)
    },
  })
  const move = useLatestCallback(async (pks: readonly number[], pk: number, of: 1 | -1) => {
    // One move at a time: the next one begins from where this one ends.
    if (inProgress) return
    const from = pks.indexOf(pk)
    const { ok } = await run({ pks: withMovedItem(pks, from, from + of) })
    if (!list || !ok) onDone()
  })
  return useCallback((pks: readonly number[], pk: number, of: 1 | -1) => void move(pks, pk, of), [])
}
