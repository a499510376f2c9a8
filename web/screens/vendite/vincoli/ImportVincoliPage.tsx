import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { ImportVincoliPageMutation } from '#generated/ImportVincoliPageMutation.graphql.ts'
import { importAnswerOf } from '#kits/imports/answer.ts'
import { ImportPage } from '#kits/imports/ImportPage.tsx'
import { readOutcomeOfImport } from '#kits/imports/outcome.ts'
import { type ImportCall, useImport } from '#kits/imports/useImport.ts'
import { useOperation } from '#relay/useOperation.ts'
import { vincoliSheet } from '#vendite/vincoli/import/rules.ts'

const mutation = graphql`
  mutation ImportVincoliPageMutation($input: ImportVincoliInput!) {
    importVincoli(input: $input) {
      esito {
        ...outcome_importazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Constraints from .xlsx files: preview, corrections, counts. */
export default function ImportVincoliPage() {
  const [replace, setReplace] = useState(false)
  const [run] = useOperation<ImportVincoliPageMutation>(mutation, { errorsFromCall: true, faultsFromCall: true })
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
  const { done, inCorso } = importRun
  return (
    <ImportPage
      sheet={vincoliSheet}
      title="Importa vincoli"
      modello="/api/planner/import-vincoli/"
      importRun={importRun}
      options={
        <FormControlLabel
          // What the preview has shown would be another thing.
          disabled={inCorso !== null || importRun.preview !== null}
          control={<Checkbox checked={replace} onChange={(_event, si) => setReplace(si)} />}
          label="Sostituisci i vincoli delle famiglie e dei tipi che il file nomina"
        />
      }
      result={
        done && {
          text: `Vincoli inseriti: ${done.inseriti}. Tolti: ${done.tolti}. Già presenti: ${done.invariati}.`,
          other: (
            <Button component={Link} to="/vincoli">
              Vai ai vincoli
            </Button>
          ),
        }
      }
    />
  )
}
