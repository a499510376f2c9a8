import { useCallback, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import { graphql } from 'relay-runtime'
import { columnsOfImport } from '../../../../server/platform/imports/rules.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { useOperation } from '../../../relay/useOperation.ts'
import { BackLink } from '../../../ui/list/BackLink.tsx'
import { importAnswerOf } from '../../ordini/importazioni/answer.ts'
import { ImportPage } from '../../ordini/importazioni/ImportPage.tsx'
import { readOutcomeOfImport } from '../../ordini/importazioni/outcome.ts'
import { type ImportCall, useImport } from '../../ordini/importazioni/useImport.ts'
import { OrdineNotFound } from '../../ordini/ordini/detail/OrdineNotFound.tsx'
import type { ImportRighePageMutation } from './__generated__/ImportRighePageMutation.graphql.ts'
import type { ImportRighePageQuery } from './__generated__/ImportRighePageQuery.graphql.ts'
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
      errors {
        code
        field
        message
      }
    }
  }
`

/** Rows for suppliers from an .xls file: options, preview, corrections, what they became. */
export default function ImportRighePage() {
  const { ordine } = usePreloadedQuery<ImportRighePageQuery>(query, useRouteQuery<ImportRighePageQuery>().riferimento)
  const [ricerca] = useSearchParams()
  const [scelte, setScelte] = useState(NO_RIGHE_OPTIONS)
  const [esegui] = useOperation<ImportRighePageMutation>(mutation, { erroriDaChiama: true, guastiDaChiama: true })
  const soloDi = ordine?.pk ?? null
  const ask = useCallback(
    async (richiesta: ImportCall) => {
      const esito = await esegui({ input: { ...richiesta, ...scelte, ordine: soloDi } })
      const read = ({ importRigheOrdiniFornitore }: ImportRighePageMutation['response']) =>
        importRigheOrdiniFornitore.esito && readOutcomeOfImport(importRigheOrdiniFornitore.esito)
      return importAnswerOf('righe', esito, read)
    },
    [esegui, scelte, soloDi],
  )
  const importazione = useImport('righe', ask)
  const colonne = useMemo(() => columnsOfImport('righe', scelte), [scelte])
  const { fatto, inCorso, job } = importazione
  if (ricerca.has('ordine') && !ordine) return <OrdineNotFound />
  return (
    <ImportPage
      nome="righe"
      titolo={
        ordine
          ? `Importa Righe Ordini a Fornitore – ordine ${ordine.numeroCommessa}`
          : 'Importa Righe Ordini a Fornitore'
      }
      modello="/api/planner/import-righe-ordini-fornitore/"
      importazione={importazione}
      colonne={colonne}
      solo
      indietro={ordine && <BackLink to={`/ordini/${ordine.pk}/fornitori`} title={`Ordine ${ordine.numeroCommessa}`} />}
      opzioni={
        <ImportRigheOptions
          scelte={scelte}
          disabled={inCorso !== null || job !== null}
          conOrdine={ordine !== null && ordine !== undefined}
          onScegli={(nuove) => {
            setScelte(nuove)
            // What was shown is of other options.
            importazione.ricomincia()
          }}
        />
      }
      risultato={
        fatto && {
          testo: resultInWords(fatto),
          altro: <ImportRigheResult fatto={fatto} onAnnullata={importazione.ricomincia} />,
        }
      }
    />
  )
}
