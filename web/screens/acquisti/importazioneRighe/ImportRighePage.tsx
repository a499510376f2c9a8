import { useCallback, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import { graphql } from 'relay-runtime'
import { columnsOfRighe, righeSheet } from '#acquisti/righeOrdineFornitore/import/rules.ts'
import type { ImportRighePageMutation } from '#generated/ImportRighePageMutation.graphql.ts'
import type { ImportRighePageQuery } from '#generated/ImportRighePageQuery.graphql.ts'
import { importAnswerOf } from '#kits/imports/answer.ts'
import { ImportPage } from '#kits/imports/ImportPage.tsx'
import { readOutcomeOfImport } from '#kits/imports/outcome.ts'
import { type ImportCall, useImport } from '#kits/imports/useImport.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { OrdineNotFound } from '#screens/ordini/ordini/detail/OrdineNotFound.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { ImportRigheOptions, NO_RIGHE_OPTIONS } from './ImportRigheOptions.tsx'
import { ImportRigheResult, resultInWords } from './ImportRigheResult.tsx'

const query = graphql`
  query ImportRighePageQuery($ordine: Int!) {
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

/** Rows for suppliers from an .xls file: options, preview, corrections, what they became. */
export default function ImportRighePage() {
  const { ordine } = usePreloadedQuery<ImportRighePageQuery>(query, useRouteQuery<ImportRighePageQuery>().reference)
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
