import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ImportClientiPageMutation } from '#generated/ImportClientiPageMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
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
  const [run] = useOperation<ImportClientiPageMutation>(mutation, { erroriDaChiama: true, guastiDaChiama: true })
  const ask = useCallback(
    async (request: ImportCall) => {
      const outcome = await run({ input: request })
      return importAnswerOf(
        'clienti',
        outcome,
        ({ importClienti }) => importClienti.esito && readOutcomeOfImport(importClienti.esito),
      )
    },
    [run],
  )
  const importRun = useImport('clienti', ask)
  const { fatto } = importRun
  return (
    <ImportPage
      nome="clienti"
      title="Importa clienti"
      modello="/api/planner/import-clienti/"
      importazione={importRun}
      result={
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
