import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { type GraphQLTaggedNode, graphql, type MutationParameters } from 'relay-runtime'
import { useOperation } from '#relay/useOperation.ts'
import { useNotices } from '#ui/Notices.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'

const mutation = graphql`
  mutation useUndoDeletionMutation($operazione: String!, $pk: Int!) {
    undoEliminazione(input: { operazione: $operazione, pk: $pk }) {
      restoredPk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * Tells that something is gone, with what brings it back; the page is then read again.
 * @param restore the mutation that restores it (`$pk`), where it was only put aside
 * @returns tells `done` of the answer of the deletion, by the number of what is gone
 */
export function useUndoDeletion(restore?: GraphQLTaggedNode): (done: string, answer: object, pk: number) => void {
  const notices = useNotices()
  const { revalidate } = useRevalidator()
  const [run] = useOperation<MutationParameters>(restore ?? mutation, { success: 'Ripristinato' })
  const undo = useLatestCallback(async (operazione: string, pk: number) => {
    const { ok } = await run(restore ? { pk } : { operazione, pk })
    if (ok) void revalidate()
  })
  return useCallback(
    (done, answer, pk) => {
      const [operazione = ''] = Object.keys(answer)
      notices.success(done, { label: 'Annulla', onClick: () => void undo(operazione, pk) })
    },
    [notices],
  )
}
