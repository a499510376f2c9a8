import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { graphql } from 'relay-runtime'
import { columnsOfRighe, righeSheet } from '#acquisti/righeOrdineFornitore/import/rules.ts'
import type { ImportRighePageMutation } from '#generated/ImportRighePageMutation.graphql.ts'
import type { ImportRighePageQuery } from '#generated/ImportRighePageQuery.graphql.ts'
import { importAnswerOf } from '#kits/imports/answer.ts'
import { ImportPage } from '#kits/imports/ImportPage.tsx'
import { type ImportCounts, readOutcomeOfImport } from '#kits/imports/outcome.ts'
import { type ImportCall, useImport } from '#kits/imports/useImport.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { OrdineNotFound } from '#screens/ordini/ordini/detail/OrdineNotFound.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { useCancelImportRun } from './useCancelImportRun.ts'

const query = graphql`
  query ImportRighePageQuery($ordine: Int!) @preloadable {
    ordine(pk: $ordine) {
      pk
      numeroCommessa
    }
  }
`

const mutation = graphql`
  mutation ImportRighePageMutation($input: ImportRigheOrdiniFornitoreInput!) {
    importRigheOrdiniFornitore(input: $input) {
      esito {
        ...outcome_importazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What is asked of an import of rows. */
interface RigheOptions {
  readonly soloOrdini: boolean
  readonly generaOrdini: boolean
  readonly raggruppaRighe: boolean
  readonly colonnaRigaOrdine: boolean
}

const NO_RIGHE_OPTIONS: RigheOptions = {
  soloOrdini: false,
  generaOrdini: false,
  raggruppaRighe: false,
  colonnaRigaOrdine: false,
}

const LABELS: Readonly<Record<keyof RigheOptions, string>> = {
  soloOrdini: 'Importa solo gli ordini',
  generaOrdini: 'Genera gli ordini a fornitore',
  raggruppaRighe: 'Raggruppa le righe uguali',
  colonnaRigaOrdine: 'Importa la colonna riga ordine',
}

interface ImportRigheOptionsProps {
  choices: RigheOptions
  disabled: boolean
  /** Of one order that is there: none is to be added. */
  conOrdine: boolean
  onChoose: (choices: RigheOptions) => void
}

/** The options of an import of rows; where only orders are wanted, the others have nothing to say. */
function ImportRigheOptions({ choices, disabled, conOrdine, onChoose }: ImportRigheOptionsProps) {
  const names = (Object.keys(LABELS) as (keyof RigheOptions)[]).filter((name) => name !== 'soloOrdini' || !conOrdine)
  return names.map((name) => (
    <FormControlLabel
      key={name}
      disabled={disabled || (name !== 'soloOrdini' && choices.soloOrdini)}
      control={<Checkbox checked={choices[name]} onChange={(_event, si) => onChoose({ ...choices, [name]: si })} />}
      label={LABELS[name]}
    />
  ))
}

/** What an import of rows did, in a line. */
function resultInWords({ righeAggiunte, importati, esistenti, toccati }: ImportCounts): string {
  if (righeAggiunte === 0) return `Ordini importati: ${importati.length}. Già esistenti: ${esistenti.length}.`
  return `Righe importate: ${righeAggiunte}, in ${formatCount(toccati.length, 'ordine', 'ordini')}.`
}

interface ImportRigheResultProps {
  done: ImportCounts
  /** The rows are gone again. */
  onImportCancelled: () => void
}

/** The orders that an import of rows touched, and taking it back. */
function ImportRigheResult({ done, onImportCancelled }: ImportRigheResultProps) {
  const { importazione, toccati, righeAggiunte } = done
  const [cancel, inProgress] = useCancelImportRun(onImportCancelled)
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {toccati.length > 0 && (
        <Box>
          <Typography variant="h3">Ordini</Typography>
          <Stack direction="row" component="ul" sx={{ flexWrap: 'wrap', gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
            {toccati.slice(0, 200).map(({ pk, numeroCommessa }) => (
              <li key={pk}>
                <MuiLink component={Link} to={`/ordini/${pk}/${righeAggiunte > 0 ? 'fornitori' : 'modifica'}`}>
                  {numeroCommessa}
                </MuiLink>
              </li>
            ))}
          </Stack>
        </Box>
      )}
      {importazione !== null && (
        <Button
          color="error"
          variant="outlined"
          disabled={inProgress}
          onClick={() => void cancel({ pk: importazione, righe: righeAggiunte })}
        >
          Annulla importazione
        </Button>
      )}
    </Stack>
  )
}

/** Rows for suppliers from an .xls file: options, preview, corrections, what they became. */
export default function ImportRighePage() {
  const { ordine } = useRouteQuery<ImportRighePageQuery>(query).data
  const [search] = useSearchParams()
  const [choices, setChoices] = useState(NO_RIGHE_OPTIONS)
  const [run] = useOperation<ImportRighePageMutation>(mutation, { errorsFromCall: true, faultsFromCall: true })
  const onlyOf = ordine?.pk ?? null
  const ask = useCallback(
    async (request: ImportCall) => {
      const outcome = await run({ input: { ...request, ...choices, ordinePk: onlyOf } })
      const read = ({ importRigheOrdiniFornitore }: ImportRighePageMutation['response']) =>
        importRigheOrdiniFornitore.esito && readOutcomeOfImport(importRigheOrdiniFornitore.esito)
      return importAnswerOf('righe', outcome, read)
    },
    [run, choices, onlyOf],
  )
  const importRun = useImport('righe', ask)
  const columns = useMemo(() => columnsOfRighe(choices), [choices])
  const { done, inCorso, job } = importRun
  if (search.has('ordine') && !ordine) return <OrdineNotFound />
  return (
    <ImportPage
      sheet={righeSheet}
      title={
        ordine
          ? `Importa Righe Ordini a Fornitore – ordine ${ordine.numeroCommessa}`
          : 'Importa Righe Ordini a Fornitore'
      }
      modello="/api/planner/import-righe-ordini-fornitore/"
      importRun={importRun}
      columns={columns}
      only
      back={ordine && <BackLink to={`/ordini/${ordine.pk}/fornitori`} title={`Ordine ${ordine.numeroCommessa}`} />}
      options={
        <ImportRigheOptions
          choices={choices}
          disabled={inCorso !== null || job !== null}
          conOrdine={ordine !== null && ordine !== undefined}
          onChoose={(fresh) => {
            setChoices(fresh)
            // What was shown is of other options.
            importRun.ricomincia()
          }}
        />
      }
      result={
        done && {
          text: resultInWords(done),
          other: <ImportRigheResult done={done} onImportCancelled={importRun.ricomincia} />,
        }
      }
    />
  )
}
