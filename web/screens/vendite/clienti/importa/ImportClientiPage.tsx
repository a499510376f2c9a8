import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ImportClientiPageMutation } from '#generated/ImportClientiPageMutation.graphql.ts'
import { importAnswerOf } from '#kits/imports/answer.ts'
import { ImportPage } from '#kits/imports/ImportPage.tsx'
import { readOutcomeOfImport } from '#kits/imports/outcome.ts'
import { type ImportCall, useImport } from '#kits/imports/useImport.ts'
import { useOperation } from '#relay/useOperation.ts'
import { clientiSheet } from '#vendite/clienti/import/rules.ts'
import { tipoClienteChoices } from './tipoClienteChoices.ts'

const mutation = graphql`
  mutation ImportClientiPageMutation($input: ImportClientiInput!) {
    importClienti(input: $input) {
      esito {
        ...outcome_importazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const CHOICES = { tipoCliente: tipoClienteChoices }

/** Customers from .xls files: preview, corrections, counts. */
export default function ImportClientiPage() {
  const [run] = useOperation<ImportClientiPageMutation>(mutation, { errorsFromCall: true, faultsFromCall: true })
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
  const { done } = importRun
  return (
    <ImportPage
      sheet={clientiSheet}
      title="Importa clienti"
      modello="/api/planner/import-clienti/"
      importRun={importRun}
      choices={CHOICES}
      result={
        done && {
          text: `Clienti inseriti: ${done.inseriti}. Aggiornati: ${done.aggiornati}. Già presenti: ${done.invariati}.`,
          other: (
            <Button component={Link} to="/clienti">
              Vai ai clienti
            </Button>
          ),
        }
      }
    />
  )
}
