import { graphql } from 'relay-runtime'
import type { useUndoArrivoMutation } from '#generated/useUndoArrivoMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNotices } from '#ui/Notices.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'

const mutation = graphql`
  mutation useUndoArrivoMutation($pk: Int!) {
    undoArrivoFornitore(input: { pk: $pk }) {
      ordineFornitore {
        ...row_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Takes arrivals back. @param onDone after one was taken back, or could not be any more */
export function useUndoArrivo(onDone: () => void) {
  const notices = useNotices()
  const conferma = useConfirm()
  const [undo] = useOperation<useUndoArrivoMutation>(mutation, { success: 'Arrivo annullato' })
  const undoIt = useLatestCallback(async (pk: number) => {
    await undo({ pk })
    onDone()
  })
  /** Once confirmed: what it brought is short again. */
  const takeBack = useLatestCallback(async (pk: number) => {
    const question = {
      title: 'Annullare questo arrivo?',
      text: 'Ciò che aveva portato torna a mancare; un ordine arrivato per intero torna nello stato di prima.',
      conferma: 'Annulla arrivo',
      cancel: 'Lascia',
      distruttiva: true,
    }
    if (await conferma(question)) await undoIt(pk)
  })
  /** Says what has come, with 'Annulla'. */
  const told = (text: string, pk: number | null | undefined) =>
    notices.success(text, pk == null ? undefined : { label: 'Annulla', onClick: () => void undoIt(pk) })
  return { takeBack, told }
}
