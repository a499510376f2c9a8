import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useFragment, usePreloadedQuery } from 'react-relay'
import { graphql, type RecordSourceProxy } from 'relay-runtime'
import type { FasiTab_fasi$key } from '#generated/FasiTab_fasi.graphql.ts'
import type { FasiTabQuery } from '#generated/FasiTabQuery.graphql.ts'
import type { FasiTabStatoMaterialeMutation } from '#generated/FasiTabStatoMaterialeMutation.graphql.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { showAnswer } from '#relay/answers/showAnswer.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { RimanenzeButton } from '#screens/officina/rimanenze/RimanenzeButton.tsx'
import { stateInWords } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { StatusDialog } from '../../actions/StatusDialog.tsx'
import { useStatoFase } from '../../actions/useStatoFase.ts'
import { FasiTable, type FasiTableColumn } from '../piano/FasiTable.tsx'
import { PianoOrdine, PianoOrdineNotices } from '../piano/PianoOrdine.tsx'
import type { OrdineTabProps } from '../tabs.ts'
import { FaseOrdiniFornitore, FaseProposed, FaseResto, FaseStato, type OrdineFaseRow } from './faseCells.tsx'

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
    fasiOrdine: read,
    pianoOrdine,
    restoFasi,
    statiFasi,
    statiMateriali,
  } = usePreloadedQuery<FasiTabQuery>(query, riferimento)
  const fasiOrdine = useFragment<FasiTab_fasi$key>(fasiFragment, read)
  const { updateStatoFasiOrdine } = useViewer().permessi
  const [change, setChange] = useState<{ riga: OrdineFaseRow; materiale: boolean } | null>(null)
  /** Shows a state in the row of a phase or of a material. */
  function show(store: RecordSourceProxy, statoPk: number, [elenco, field, name]: readonly [string, string, string]) {
    const righe = store.getRoot().getLinkedRecord('fasiOrdine', { pk: ordine.pk })?.getLinkedRecords(elenco)
    const riga = righe?.find((one) => one?.getValue(field) === name)
    const stato = [...statiFasi, ...statiMateriali].find(({ pk }) => pk === statoPk)
    if (riga && stato) changeAtOnce(store, riga, { statoPk, stato: stato.nome, statoColore: stato.colore })
  }
  const [saveFase] = useStatoFase((store, stato, nomeFase) => show(store, stato, ['fasi', 'nomeFase', nomeFase]))
  const [saveMateriale] = useOperation<FasiTabStatoMaterialeMutation>(materialeMutation, {
    successo: 'Stato cambiato',
    atOnce: (store, { stato, materiale }) => show(store, stato, ['materiali', 'materiale', materiale]),
    updater: (store) =>
      showAnswer(store, ['setStatoMateriale', 'fasi'], 'fasiOrdine', (payload) => ({
        pk: payload.getLinkedRecord('fasi')?.getValue('pk'),
      })),
  })
  if (!fasiOrdine || !pianoOrdine) return <EmptyState titolo="Ordine non trovato" />

  function save(stato: number) {
    if (!change) return
    const { nome } = change.riga
    if (change.materiale) void saveMateriale({ ordine: ordine.pk, materiale: nome, stato })
    else void saveFase({ ordine: ordine.pk, nomeFase: nome, stato })
    setChange(null)
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
    (one): OrdineFaseRow => ({ ...one, nome: one.materiale, isNeeded: true, modificabile: updateStatoFasiOrdine }),
  )
  const stati = change?.materiale ? statiMateriali : statiFasi.filter(({ nomeFase }) => nomeFase === change?.riga.nome)
  const propose = (nomeFase: string, stato: number) => void saveFase({ ordine: ordine.pk, nomeFase, stato })
  const columnsOf = (materiale: boolean): FasiTableColumn<OrdineFaseRow>[] => [
    {
      titolo: 'Stato',
      kind: 'stato',
      cella: (riga) => (
        <>
          <FaseStato riga={riga} onStato={() => setChange({ riga, materiale })} />
          {!materiale && <FaseProposed riga={riga} onProposed={propose} />}
        </>
      ),
    },
    { titolo: 'Ordini a fornitore', cella: (riga) => <FaseOrdiniFornitore ordini={riga.ordiniFornitore} /> },
  ]
  return (
    <Stack sx={{ gap: 2 }}>
      <PianoOrdineNotices piano={pianoOrdine} />
      <DetailCard title="Fasi" actions={<RimanenzeButton ordine={ordine} />}>
        <PianoOrdine
          piano={pianoOrdine}
          title="Fasi"
          below={({ nome }) => ofFase(fasi.get(nome), (riga) => <FaseResto riga={riga} />)}
          colonne={columnsOf(false).map(({ cella, ...column }) => ({
            ...column,
            cella: ({ nome }) => ofFase(fasi.get(nome), cella),
          }))}
        />
      </DetailCard>
      <DetailCard title="Materiali non legati a fasi">
        {materiali.length > 0 ? (
          <FasiTable
            title="Materiali non legati a fasi"
            before="Materiale"
            righe={materiali}
            colonne={columnsOf(true)}
          />
        ) : (
          <Typography color="textSecondary">Nessun altro materiale per questo ordine.</Typography>
        )}
      </DetailCard>
      {change && (
        <StatusDialog
          title={`Stato: ${change.riga.nome}`}
          stati={stati.map(({ pk, nome }) => ({ pk, testo: stateInWords(nome) }))}
          stato={change.riga.statoPk ?? null}
          onSave={save}
          onClose={() => setChange(null)}
        />
      )}
    </Stack>
  )
}

/** What a phase of the schedule shows of its state; a phase that came between the two readings shows nothing. */
const ofFase = (riga: OrdineFaseRow | undefined, cella: (riga: OrdineFaseRow) => ReactNode) =>
  riga ? cella(riga) : null
