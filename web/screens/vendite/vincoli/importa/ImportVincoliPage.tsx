import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ImportVincoliPageMutation } from '#generated/ImportVincoliPageMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { importAnswerOf } from '#screens/ordini/importazioni/answer.ts'
import { ImportPage } from '#screens/ordini/importazioni/ImportPage.tsx'
import { readOutcomeOfImport } from '#screens/ordini/importazioni/outcome.ts'
import { type ImportCall, useImport } from '#screens/ordini/importazioni/useImport.ts'

const mutation = graphql`
  mutation ImportVincoliPageMutation($input: ImportVincoliInput!) {
    importVincoli(input: $input) {
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

/** Constraints from .xlsx files: preview, corrections, counts. */
export default function ImportVincoliPage() {
  const [replace, setReplace] = useState(false)
  const [run] = useOperation<ImportVincoliPageMutation>(mutation, { erroriDaChiama: true, guastiDaChiama: true })
  const ask = useCallback(
    async (request: ImportCall) => {
      const outcome = await run({ input: { ...request, sostituisci: replace } })
      return importAnswerOf(
        'vincoli',
        outcome,
        ({ importVincoli }) => importVincoli.esito && readOutcomeOfImport(importVincoli.esito),
      )
    },
    [run, replace],
  )
  const importRun = useImport('vincoli', ask)
  const { fatto, inCorso } = importRun
  return (
    <ImportPage
      nome="vincoli"
      title="Importa vincoli"
      modello="/api/planner/import-vincoli/"
      importazione={importRun}
      options={
        <FormControlLabel
          // What the preview has shown would be another thing.
          disabled={inCorso !== null || importRun.anteprima !== null}
          control={<Checkbox checked={replace} onChange={(_event, si) => setReplace(si)} />}
          label="Sostituisci i vincoli delle famiglie e dei tipi che il file nomina"
        />
      }
      result={
        fatto && {
          testo: `Vincoli inseriti: ${fatto.inseriti}. Tolti: ${fatto.tolti}. Già presenti: ${fatto.invariati}.`,
          altro: (
            <Button component={Link} to="/vincoli">
              Vai ai vincoli
            </Button>
          ),
        }
      }
    />
  )
}
