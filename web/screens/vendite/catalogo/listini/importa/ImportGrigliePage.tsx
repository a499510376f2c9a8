import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router'
import { graphql } from 'relay-runtime'
import { fileBase64 } from '#forms/image/chosenImage.ts'
import type { ImportGrigliePageMutation } from '#generated/ImportGrigliePageMutation.graphql.ts'
import type { ImportGrigliePageUploadMutation } from '#generated/ImportGrigliePageUploadMutation.graphql.ts'
import { importAnswerOf } from '#kits/imports/answer.ts'
import { ImportPage } from '#kits/imports/ImportPage.tsx'
import { readOutcomeOfImport } from '#kits/imports/outcome.ts'
import { type ImportCall, useImport } from '#kits/imports/useImport.ts'
import { errorMessage } from '#relay/errors.ts'
import { pathNumber } from '#relay/pathNumber.ts'
import { useOperation } from '#relay/useOperation.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { griglieSheet } from '#vendite/listini/import/rules.ts'
import { listinoPath } from '../ListinoRow.tsx'

const mutation = graphql`
  mutation ImportGrigliePageMutation($input: ImportGriglieListinoInput!) {
    importGriglieListino(input: $input) {
      esito {
        ...outcome_importazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const uploadMutation = graphql`
  mutation ImportGrigliePageUploadMutation($input: UploadFogliListinoInput!) {
    uploadFogliListino(input: $input) {
      files {
        nome
        chiave
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const QUIET = { errorsFromCall: true, faultsFromCall: true } as const

/** Grids of a draft from .xlsx files: preview, corrections, counts. */
export default function ImportGrigliePage() {
  const listinoPk = pathNumber(useParams().pk)
  const [run] = useOperation<ImportGrigliePageMutation>(mutation, QUIET)
  const [keep] = useOperation<ImportGrigliePageUploadMutation>(uploadMutation, QUIET)
  const ask = useCallback(
    async (request: ImportCall) => {
      const outcome = await run({ input: { ...request, listinoPk } })
      return importAnswerOf(
        'griglie',
        outcome,
        ({ importGriglieListino: { esito } }) => esito && readOutcomeOfImport(esito),
      )
    },
    [run, listinoPk],
  )
  const importRun = useImport('griglie', ask, async (files) => {
    const sent = await Promise.all(files.map(async (file) => ({ nome: file.name, base64: await fileBase64(file) })))
    const outcome = await keep({ input: { files: sent } })
    if (outcome.ok) return [...(outcome.data.uploadFogliListino.files ?? [])]
    const { fault, errors } = outcome
    throw new Error(fault ? errorMessage(fault) : errors.map(({ message }) => message).join(' '))
  })
  const { done } = importRun
  return (
    <ImportPage
      sheet={griglieSheet}
      title="Importa griglie"
      modello={`/esporta/listino.xlsx?pk=${listinoPk}`}
      modelName="Scarica le griglie che ci sono"
      back={<BackLink to={listinoPath({ pk: listinoPk })} title="Torna al listino" />}
      expected={
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          Un foglio per ogni griglia: in alto famiglia, tipo serramento e, se serve, il valore; poi una riga con le
          larghezze e, sotto, una riga per ogni altezza con i suoi prezzi. Le voci che ci sono prendono la griglia
          nuova, le altre si aggiungono. Una cella vuota è senza prezzo.
        </Typography>
      }
      importRun={importRun}
      result={
        done && {
          text: `Griglie aggiunte: ${done.inseriti}. Aggiornate: ${done.aggiornati}. Già uguali: ${done.invariati}.`,
          other: (
            <Button component={Link} to={listinoPath({ pk: listinoPk })}>
              Torna al listino
            </Button>
          ),
        }
      }
    />
  )
}
