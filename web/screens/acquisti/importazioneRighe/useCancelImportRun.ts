import { graphql } from 'relay-runtime'
import type { useCancelImportRunMutation } from '#generated/useCancelImportRunMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'

const mutation = graphql`
  mutation useCancelImportRunMutation($pk: Int!) {
    undoImportazioneRighe(input: { pk: $pk }) {
      righe
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * Takes back what an import of rows brought, once confirmed.
 * @param onImportCancelled the rows are gone again
 * @returns takes its number and how many rows it brought; whether one is being taken back
 */
export function useCancelImportRun(
  onImportCancelled: () => void,
): [(importRun: { pk: number; righe: number }) => Promise<void>, boolean] {
  const conferma = useConfirm()
  const [cancel, inProgress] = useOperation<useCancelImportRunMutation>(mutation, {
    success: 'Importazione annullata',
  })
  async function ask({ pk, righe }: { pk: number; righe: number }) {
    const decided = await conferma({
      title: 'Vuoi annullare l’importazione?',
      text: `${formatCount(righe, 'riga viene tolta', 'righe vengono tolte')}, con gli ordini a fornitore generati da questa importazione. Non si può se qualcuno le ha già toccate.`,
      conferma: 'Annulla importazione',
      cancel: 'Tieni le righe',
      distruttiva: true,
    })
    if (!decided) return
    const { ok } = await cancel({ pk })
    if (ok) onImportCancelled()
  }
  return [ask, inProgress]
}
