import { useCallback } from 'react'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { useOperation } from '#relay/useOperation.ts'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { withMovedItem } from './items.ts'

interface ArrangeMutation extends MutationParameters {
  variables: { pks: readonly number[] }
}

/**
 * Moves an entry of a list by one place.
 * @param onDone what comes after, also when it was refused: somebody else had added or removed one
 */
export function useArrange<M extends ArrangeMutation>(mutation: GraphQLTaggedNode, onDone: () => void) {
  const [run, inProgress] = useOperation<M>(mutation)
  const move = useLatestCallback(async (pks: readonly number[], pk: number, of: 1 | -1) => {
    // One move at a time: the next one begins from where this one ends.
    if (inProgress) return
    const from = pks.indexOf(pk)
    await run({ pks: withMovedItem(pks, from, from + of) })
    onDone()
  })
  return useCallback((pks: readonly number[], pk: number, of: 1 | -1) => void move(pks, pk, of), [])
}
