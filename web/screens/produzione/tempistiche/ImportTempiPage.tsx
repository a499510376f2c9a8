import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import { useOperation } from '../../../relay/useOperation.ts'
import { importAnswerOf } from '../../ordini/importazioni/answer.ts'
import { ImportPage } from '../../ordini/importazioni/ImportPage.tsx'
import { readOutcomeOfImport } from '../../ordini/importazioni/outcome.ts'
import { type ImportCall, useImport } from '../../ordini/importazioni/useImport.ts'
import type { ImportTempiPageMutation } from './__generated__/ImportTempiPageMutation.graphql.ts'

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
  const [esegui] = useOperation<ImportTempiPageMutation>(mutation, { erroriDaChiama: true, guastiDaChiama: true })
  const ask = useCallback(
    async (richiesta: ImportCall) => {
      const esito = await esegui({ input: richiesta })
      const read = ({ importTempi }: ImportTempiPageMutation['response']) =>
        importTempi.esito && readOutcomeOfImport(importTempi.esito)
      return importAnswerOf('tempi', esito, read)
    },
    [esegui],
  )
  const importazione = useImport('tempi', ask)
  const { fatto } = importazione
  return (
    <ImportPage
      nome="tempi"
      titolo="Importa tempi"
      modello="/api/planner/import-tempi/"
      importazione={importazione}
      risultato={
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
