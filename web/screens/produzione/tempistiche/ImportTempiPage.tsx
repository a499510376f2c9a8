import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ImportTempiPageMutation } from '#generated/ImportTempiPageMutation.graphql.ts'
import { importAnswerOf } from '#kits/imports/answer.ts'
import { ImportPage } from '#kits/imports/ImportPage.tsx'
import { readOutcomeOfImport } from '#kits/imports/outcome.ts'
import { type ImportCall, useImport } from '#kits/imports/useImport.ts'
import { tempiSheet } from '#produzione/tempistiche/import/rules.ts'
import { useOperation } from '#relay/useOperation.ts'

const mutation = graphql`
  mutation ImportTempiPageMutation($input: ImportTempiInput!) {
    importTempi(input: $input) {
      esito {
        ...outcome_importazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Timings from .xlsx files: preview, corrections, counts. */
export default function ImportTempiPage() {
  const [run] = useOperation<ImportTempiPageMutation>(mutation, { errorsFromCall: true, faultsFromCall: true })
  const ask = useCallback(
    async (request: ImportCall) => {
      const outcome = await run({ input: request })
      const read = ({ importTempi }: ImportTempiPageMutation['response']) =>
        importTempi.esito && readOutcomeOfImport(importTempi.esito)
      return importAnswerOf('tempi', outcome, read)
    },
    [run],
  )
  const importRun = useImport('tempi', ask)
  const { done } = importRun
  return (
    <ImportPage
      sheet={tempiSheet}
      title="Importa tempi"
      modello="/api/planner/import-tempi/"
      importRun={importRun}
      result={
        done && {
          text: `Tempi aggiunti: ${done.inseriti}. Aggiornati: ${done.aggiornati}. Già presenti: ${done.invariati}.`,
          other: (
            <Button component={Link} to="/tempistiche">
              Vai alle tempistiche
            </Button>
          ),
        }
      }
    />
  )
}
