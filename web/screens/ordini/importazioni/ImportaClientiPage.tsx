import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import type { ImportaClientiPageMutation } from './__generated__/ImportaClientiPageMutation.graphql.ts'
import { leggiEsito } from './esito.ts'
import { PaginaImportazione } from './PaginaImportazione.tsx'
import { rispostaDi } from './risposta.ts'
import { type Richiesta, useImportazione } from './useImportazione.ts'

const mutation = graphql`
  mutation ImportaClientiPageMutation($input: ImportClientiInput!) {
    importClienti(input: $input) {
      esito {
        ...esito_importazione
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** Customers from .xls files: preview, corrections, counts. */
export default function ImportaClientiPage() {
  const [esegui] = useOperazione<ImportaClientiPageMutation>(mutation, { erroriDaChiama: true })
  const chiedi = useCallback(
    async (richiesta: Richiesta) => {
      const esito = await esegui({ input: richiesta })
      return rispostaDi(esito, ({ importClienti }) => importClienti.esito && leggiEsito(importClienti.esito))
    },
    [esegui],
  )
  const importazione = useImportazione('clienti', chiedi)
  const { fatto } = importazione
  return (
    <PaginaImportazione
      nome="clienti"
      titolo="Importa clienti"
      modello="/api/planner/import-clienti/"
      importazione={importazione}
      risultato={
        fatto && {
          testo: `Clienti inseriti: ${fatto.inseriti}. Aggiornati: ${fatto.aggiornati}. Già presenti: ${fatto.invariati}.`,
          altro: (
            <Button component={Link} to="/clienti">
              Vai ai clienti
            </Button>
          ),
        }
      }
    />
  )
}
