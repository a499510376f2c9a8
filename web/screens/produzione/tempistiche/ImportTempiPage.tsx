import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ImportTempiPageMutation } from '#generated/ImportTempiPageMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { importAnswerOf } from '#screens/ordini/importazioni/answer.ts'
import { ImportPage } from '#screens/ordini/importazioni/ImportPage.tsx'
import { readOutcomeOfImport } from '#screens/ordini/importazioni/outcome.ts'
import { type ImportCall, useImport } from '#screens/ordini/importazioni/useImport.ts'

const mutation = graphql`
  mutation ImportTempiPageMutation($input: ImportTempiInput!) {
    importTempi(input: $input) {
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

/** Timings from .xlsx files: preview, corrections, counts. */
export default function ImportTempiPage() {
  const [run] = useOperation<ImportTempiPageMutation>(mutation, { erroriDaChiama: true, guastiDaChiama: true })
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
  const { fatto } = importRun
  return (
    <ImportPage
      nome="tempi"
      title="Importa tempi"
      modello="/api/planner/import-tempi/"
      importazione={importRun}
      result={
        fatto && {
          testo: `Tempi aggiunti: ${fatto.inseriti}. Aggiornati: ${fatto.aggiornati}. Già presenti: ${fatto.invariati}.`,
          altro: (
            <Button component={Link} to="/tempistiche">
              Vai alle tempistiche
            </Button>
          ),
        }
      }
    />
  )
}
