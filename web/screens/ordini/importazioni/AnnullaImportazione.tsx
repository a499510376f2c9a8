import Button from '@mui/material/Button'
import { graphql } from 'relay-runtime'
import { useOperation } from '../../../relay/useOperation.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import type { AnnullaImportazioneMutation } from './__generated__/AnnullaImportazioneMutation.graphql.ts'

const mutation = graphql`
  mutation AnnullaImportazioneMutation($pk: Int!) {
    annullaJob(input: { pk: $pk }) {
      job {
        stato
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** Cancels an import that runs by itself, once confirmed; that it is late, or how it ended, is told by its progress. */
export function AnnullaImportazione({ job }: { job: number }) {
  const conferma = useConfirm()
  const [annulla, inCorso] = useOperation<AnnullaImportazioneMutation>(mutation)
  const ask = async () => {
    const deciso = await conferma({
      titolo: 'Vuoi annullare l’importazione?',
      testo: 'Non verrà scritta nessuna riga, nemmeno di quelle già lavorate.',
      conferma: 'Annulla importazione',
      annulla: 'Continua',
      distruttiva: true,
    })
    if (deciso) await annulla({ pk: job })
  }
  return (
    <Button color="error" disabled={inCorso} onClick={() => void ask()}>
      Annulla importazione
    </Button>
  )
}
