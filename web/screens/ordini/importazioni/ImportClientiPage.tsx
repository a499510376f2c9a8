import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import { useOperation } from '../../../relay/useOperation.ts'
import type { ImportClientiPageMutation } from './__generated__/ImportClientiPageMutation.graphql.ts'
import { importAnswerOf } from './answer.ts'
import { ImportPage } from './ImportPage.tsx'
import { readOutcomeOfImport } from './outcome.ts'
import { type ImportCall, useImport } from './useImport.ts'

const mutation = graphql`
  mutation ImportClientiPageMutation($input: ImportClientiInput!) {
    importClienti(input: $input) {
      esito {
        ...outcome_importazione
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
export default function ImportClientiPage() {
  const [esegui] = useOperation<ImportClientiPageMutation>(mutation, { erroriDaChiama: true, guastiDaChiama: true })
  const ask = useCallback(
    async (richiesta: ImportCall) => {
      const esito = await esegui({ input: richiesta })
      return importAnswerOf(
        'clienti',
        esito,
        ({ importClienti }) => importClienti.esito && readOutcomeOfImport(importClienti.esito),
      )
    },
    [esegui],
  )
  const importazione = useImport('clienti', ask)
  const { fatto } = importazione
  return (
    <ImportPage
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
