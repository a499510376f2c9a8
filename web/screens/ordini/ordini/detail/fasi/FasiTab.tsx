import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useFragment, usePreloadedQuery } from 'react-relay'
import { graphql, type RecordSourceProxy } from 'relay-runtime'
import { stateInWords } from '../../../../../../server/shared/formats/formats.ts'
import { changeAtOnce } from '../../../../../relay/answers/changeAtOnce.ts'
import { showAnswer } from '../../../../../relay/answers/showAnswer.ts'
import { useRouteQuery } from '../../../../../relay/RouteWithData.tsx'
import { useOperation } from '../../../../../relay/useOperation.ts'
import { useViewer } from '../../../../../shell/viewer.ts'
import { DetailCard } from '../../../../../ui/DetailCard.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { RimanenzeButton } from '../../../../officina/rimanenze/RimanenzeButton.tsx'
import { StatusDialog } from '../../actions/StatusDialog.tsx'
import { useStatoFase } from '../../actions/useStatoFase.ts'
import type { OrdineTabProps } from '../tabs.ts'
import type { FasiTab_fasi$key } from './__generated__/FasiTab_fasi.graphql.ts'
import type { FasiTabQuery } from './__generated__/FasiTabQuery.graphql.ts'
import type { FasiTabStatoMaterialeMutation } from './__generated__/FasiTabStatoMaterialeMutation.graphql.ts'
import { type OrdineFaseRow, OrdineFasiTable } from './OrdineFasiTable.tsx'

const query = graphql`
  query FasiTabQuery($pk: Int!) {
    fasiOrdine(pk: $pk) {
      ...FasiTab_fasi
    }
    restoFasi(ordine: $pk) {
      nomeFase
      minutiRimasti
      statoProposto {
        pk
        nome
      }
    }
    statiFasi: valoriStato(contesto: fasi) {
      pk
      nome
      colore
      nomeFase
    }
    statiMateriali: valoriStato(contesto: materiali) {
      pk
      nome
      colore
    }
  }
`

const fasiFragment = graphql`
  fragment FasiTab_fasi on FasiOrdine {
    fasi {
      nomeFase
      withFornitore
      isNeeded
      inizio
      fine
      stato
      statoColore
      statoPk
      ordiniFornitore {
        ...OrdineFasiTable_ordiniFornitore
      }
    }
    materiali {
      materiale
      stato
      statoColore
      statoPk
      ordiniFornitore {
        ...OrdineFasiTable_ordiniFornitore
      }
    }
  }
`

const materialeMutation = graphql`
  mutation FasiTabStatoMaterialeMutation($ordine: Int!, $materiale: String!, $stato: Int!) {
    setStatoMateriale(input: { ordine: $ordine, materiale: $materiale, stato: $stato }) {
      fasi {
        pk
        ...FasiTab_fasi
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** Tab 'Fasi': where the phases of an order stand, and the materials that belong to none. */
export default function FasiTab({ ordine }: OrdineTabProps) {
  const { riferimento } = useRouteQuery<FasiTabQuery>()
  const {
    fasiOrdine: letta,
    restoFasi,
    statiFasi,
    statiMateriali,
  } = usePreloadedQuery<FasiTabQuery>(query, riferimento)
  const fasiOrdine = useFragment<FasiTab_fasi$key>(fasiFragment, letta)
  const { updateStatoFasiOrdine } = useViewer().permessi
  const [cambia, setCambia] = useState<{ riga: OrdineFaseRow; materiale: boolean } | null>(null)
  /** Shows a state in the row of a phase or of a material. */
  function show(store: RecordSourceProxy, statoPk: number, [elenco, campo, nome]: readonly [string, string, string]) {
    const righe = store.getRoot().getLinkedRecord('fasiOrdine', { pk: ordine.pk })?.getLinkedRecords(elenco)
    const riga = righe?.find((una) => una?.getValue(campo) === nome)
    const stato = [...statiFasi, ...statiMateriali].find(({ pk }) => pk === statoPk)
    if (riga && stato) changeAtOnce(store, riga, { statoPk, stato: stato.nome, statoColore: stato.colore })
  }
  const [salvaFase] = useStatoFase((store, stato, nomeFase) => show(store, stato, ['fasi', 'nomeFase', nomeFase]))
  const [salvaMateriale] = useOperation<FasiTabStatoMaterialeMutation>(materialeMutation, {
    successo: 'Stato cambiato',
    atOnce: (store, { stato, materiale }) => show(store, stato, ['materiali', 'materiale', materiale]),
    updater: (store) =>
      showAnswer(store, ['setStatoMateriale', 'fasi'], 'fasiOrdine', (payload) => ({
        pk: payload.getLinkedRecord('fasi')?.getValue('pk'),
      })),
  })
  if (!fasiOrdine) return <EmptyState titolo="Ordine non trovato" />

  function salva(stato: number) {
    if (!cambia) return
    const { nome } = cambia.riga
    if (cambia.materiale) void salvaMateriale({ ordine: ordine.pk, materiale: nome, stato })
    else void salvaFase({ ordine: ordine.pk, nomeFase: nome, stato })
    setCambia(null)
  }
  const fasi = fasiOrdine.fasi.map((fase) => ({
    ...fase,
    nome: fase.nomeFase,
    modificabile: updateStatoFasiOrdine && !fase.withFornitore,
    resto: restoFasi.find(({ nomeFase }) => nomeFase === fase.nomeFase) ?? null,
  }))
  const materiali = fasiOrdine.materiali.map((uno) => ({
    ...uno,
    nome: uno.materiale,
    isNeeded: true,
    modificabile: updateStatoFasiOrdine,
  }))
  const stati = cambia?.materiale ? statiMateriali : statiFasi.filter(({ nomeFase }) => nomeFase === cambia?.riga.nome)
  return (
    <Stack sx={{ gap: 2 }}>
      <DetailCard titolo="Fasi" azioni={<RimanenzeButton ordine={ordine} />}>
        <OrdineFasiTable
          titolo="Fasi"
          righe={fasi}
          onStato={(riga) => setCambia({ riga, materiale: false })}
          onProposto={(nomeFase, stato) => void salvaFase({ ordine: ordine.pk, nomeFase, stato })}
        />
      </DetailCard>
      <DetailCard titolo="Materiali non legati a fasi">
        <OrdineFasiTable
          titolo="Materiali non legati a fasi"
          righe={materiali}
          vuoto="Nessun altro materiale per questo ordine."
          onStato={(riga) => setCambia({ riga, materiale: true })}
        />
      </DetailCard>
      {cambia && (
        <StatusDialog
          titolo={`Stato: ${cambia.riga.nome}`}
          stati={stati.map(({ pk, nome }) => ({ pk, testo: stateInWords(nome) }))}
          stato={cambia.riga.statoPk ?? null}
          onSave={salva}
          onClose={() => setCambia(null)}
        />
      )}
    </Stack>
  )
}
