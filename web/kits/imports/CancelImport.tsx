import Button from '@mui/material/Button'
import { graphql } from 'relay-runtime'
import type { CancelImportMutation } from '#generated/CancelImportMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'

const mutation = graphql`
  mutation CancelImportMutation($pk: Int!) {
    cancelJob(input: { pk: $pk }) {
      job {
        stato
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Cancels an import that runs by itself, once confirmed; that it is late, or how it ended, is told by its progress. */
export function CancelImport({ job }: { job: number }) {
  const conferma = useConfirm()
  const [cancel, inProgress] = useOperation<CancelImportMutation>(mutation)
  const ask = async () => {
    const decided = await conferma({
      title: 'Vuoi annullare l’importazione?',
      text: 'Non verrà scritta nessuna riga, nemmeno di quelle già lavorate.',
      conferma: 'Annulla importazione',
      cancel: 'Continua',
      distruttiva: true,
    })
    if (decided) await cancel({ pk: job })
  }
  return (
    <Button color="error" disabled={inProgress} onClick={() => void ask()}>
      Annulla importazione
    </Button>
  )
}
