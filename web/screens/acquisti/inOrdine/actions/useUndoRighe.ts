import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useUndoRigheMutation } from '#generated/useUndoRigheMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useNotices } from '#ui/Notices.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'

const mutation = graphql`
  mutation useUndoRigheMutation($pk: Int!) {
    undoModificaRighe(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Says what was done to rows, with 'Annulla' that takes it back as a whole. @param onDone after it was taken back */
export function useUndoRighe(onDone: () => void) {
  const notices = useNotices()
  const [cancel] = useOperation<useUndoRigheMutation>(mutation, { success: 'Annullato' })
  const resume = useLatestCallback(async (pk: number) => {
    await cancel({ pk })
    // Refused or not, the rows are shown as they are.
    onDone()
  })
  return useCallback(
    (text: string, edit: number | null | undefined) =>
      notices.success(text, edit == null ? undefined : { label: 'Annulla', onClick: () => void resume(edit) }),
    [notices],
  )
}
