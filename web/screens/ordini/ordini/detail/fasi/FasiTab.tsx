import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
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
import { FasiTable, type FasiTableColumn } from '../piano/FasiTable.tsx'
import { PianoOrdine, PianoOrdineNotices } from '../piano/PianoOrdine.tsx'
import type { OrdineTabProps } from '../tabs.ts'
import type { FasiTab_fasi$key } from './__generated__/FasiTab_fasi.graphql.ts'
import type { FasiTabQuery } from './__generated__/FasiTabQuery.graphql.ts'
import type { FasiTabStatoMaterialeMutation } from './__generated__/FasiTabStatoMaterialeMutation.graphql.ts'
import { FaseOrdiniFornitore, FaseProposto, FaseResto, FaseStato, type OrdineFaseRow } from './faseCells.tsx'

const query = graphql`
  query FasiTabQuery($pk: Int!) {
    fasiOrdine(pk: $pk) {
      ...FasiTab_fasi
    }
    pianoOrdine(pk: $pk) {
      ...PianoOrdine_piano
      ...PianoOrdineNotices_piano
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
      stato
      statoColore
      statoPk
      ordiniFornitore {
        ...faseCells_ordiniFornitore
      }
    }
    materiali {
      materiale
      stato
      statoColore
      statoPk
      ordiniFornitore {
        ...faseCells_ordiniFornitore
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
    pianoOrdine,
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
  if (!fasiOrdine || !pianoOrdine) return <EmptyState titolo="Ordine non trovato" />

  function salva(stato: number) {
    if (!cambia) return
    const { nome } = cambia.riga
    if (cambia.materiale) void salvaMateriale({ ordine: ordine.pk, materiale: nome, stato })
    else void salvaFase({ ordine: ordine.pk, nomeFase: nome, stato })
    setCambia(null)
  }
  const fasi = new Map(
    fasiOrdine.fasi.map((fase): [string, OrdineFaseRow] => [
      fase.nomeFase,
      {
        ...fase,
        nome: fase.nomeFase,
        modificabile: updateStatoFasiOrdine && !fase.withFornitore,
        resto: restoFasi.find(({ nomeFase }) => nomeFase === fase.nomeFase) ?? null,
      },
    ]),
  )
  const materiali = fasiOrdine.materiali.map(
    (uno): OrdineFaseRow => ({ ...uno, nome: uno.materiale, isNeeded: true, modificabile: updateStatoFasiOrdine }),
  )
  const stati = cambia?.materiale ? statiMateriali : statiFasi.filter(({ nomeFase }) => nomeFase === cambia?.riga.nome)
  const proponi = (nomeFase: string, stato: number) => void salvaFase({ ordine: ordine.pk, nomeFase, stato })
  const columnsOf = (materiale: boolean): FasiTableColumn<OrdineFaseRow>[] => [
    {
      titolo: 'Stato',
      kind: 'stato',
      cella: (riga) => (
        <>
          <FaseStato riga={riga} onStato={() => setCambia({ riga, materiale })} />
          {!materiale && <FaseProposto riga={riga} onProposto={proponi} />}
        </>
      ),
    },
    { titolo: 'Ordini a fornitore', cella: (riga) => <FaseOrdiniFornitore ordini={riga.ordiniFornitore} /> },
  ]
  return (
    <Stack sx={{ gap: 2 }}>
      <PianoOrdineNotices piano={pianoOrdine} />
      <DetailCard titolo="Fasi" azioni={<RimanenzeButton ordine={ordine} />}>
        <PianoOrdine
          piano={pianoOrdine}
          titolo="Fasi"
          sotto={({ nome }) => ofFase(fasi.get(nome), (riga) => <FaseResto riga={riga} />)}
          colonne={columnsOf(false).map(({ cella, ...colonna }) => ({
            ...colonna,
            cella: ({ nome }) => ofFase(fasi.get(nome), cella),
          }))}
        />
      </DetailCard>
      <DetailCard titolo="Materiali non legati a fasi">
        {materiali.length > 0 ? (
          <FasiTable
            titolo="Materiali non legati a fasi"
            prima="Materiale"
            righe={materiali}
            colonne={columnsOf(true)}
          />
        ) : (
          <Typography color="textSecondary">Nessun altro materiale per questo ordine.</Typography>
        )}
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

/** What a phase of the schedule shows of its state; a phase that came between the two readings shows nothing. */
const ofFase = (riga: OrdineFaseRow | undefined, cella: (riga: OrdineFaseRow) => ReactNode) =>
  riga ? cella(riga) : null
