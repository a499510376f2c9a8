import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import { useOperation } from '../../../../../../relay/useOperation.ts'
import { useNotices } from '../../../../../../ui/Notices.tsx'
import { useLatestCallback } from '../../../../../../ui/useLatestCallback.ts'
import type { useUndoRigheMutation } from './__generated__/useUndoRigheMutation.graphql.ts'

const mutation = graphql`
  mutation useUndoRigheMutation($pk: Int!) {
    annullaModificaRighe(input: { pk: $pk }) {
      errors {
        code
        field
        message
      }
    }
  }
`

/** Says what was done to rows, with 'Annulla' that takes it back as a whole. @param onDone after it was taken back */
export function useUndoRighe(onDone: () => void) {
  const notices = useNotices()
  const [annulla] = useOperation<useUndoRigheMutation>(mutation, { successo: 'Annullato' })
  const riprendi = useLatestCallback(async (pk: number) => {
    await annulla({ pk })
    // Refused or not, the rows are shown as they are.
    onDone()
  })
  return useCallback(
    (testo: string, modifica: number | null | undefined) =>
      notices.successo(
        testo,
        modifica == null ? undefined : { etichetta: 'Annulla', onClick: () => void riprendi(modifica) },
      ),
    [notices],
  )
}
