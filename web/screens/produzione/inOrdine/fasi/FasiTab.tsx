import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql, type RecordSourceProxy } from 'relay-runtime'
import type { FasiTab_ordine$key } from '#generated/FasiTab_ordine.graphql.ts'
import type { FasiTabQuery } from '#generated/FasiTabQuery.graphql.ts'
import type { FasiTabStatoMaterialeMutation } from '#generated/FasiTabStatoMaterialeMutation.graphql.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { StatusDialog } from '#screens/ordini/ordini/actions/StatusDialog.tsx'
import { useStatoFase } from '#screens/ordini/ordini/actions/useStatoFase.ts'
import type { OrdineTabProps } from '#screens/ordini/ordini/detail/tabs.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { rimanenzeSlot } from '../../slots.ts'
import { FasiTable, type FasiTableColumn } from '../piano/FasiTable.tsx'
import { PianoOrdine, PianoOrdineNotices } from '../piano/PianoOrdine.tsx'
import { FaseOrdiniFornitore, FaseProposed, FaseResto, FaseStato, type OrdineFaseRow } from './faseCells.tsx'
import { RecapSchedulazioni } from './RecapSchedulazioni.tsx'

const query = graphql`
  query FasiTabQuery($pk: Int!, $fasi: Boolean!) @preloadable {
    ordine(pk: $pk) @include(if: $fasi) {
      ...FasiTab_ordine
    }
    pianoOrdine(pk: $pk) {
      ...PianoOrdine_piano
      ...PianoOrdineNotices_piano
      ...RecapSchedulazioni_piano
    }
    restoFasi(ordinePk: $pk) @include(if: $fasi) {
      nomeFase
      minutiRimasti
      statoProposto {
        pk
        nome
      }
    }
    statiFasi: valoriStato(contesto: FASI) @include(if: $fasi) {
      pk
      nome
      colore
      nomeFase
    }
    statiMateriali: valoriStato(contesto: MATERIALI) @include(if: $fasi) {
      pk
      nome
      colore
    }
  }
`

const fasiFragment = graphql`
  fragment FasiTab_ordine on Ordine {
    id
    statiFasi {
      nome
      withFornitore
      isNeeded
      stato
      statoColore
      statoPk
      ordiniFornitore {
        ...faseCells_ordiniFornitore
      }
    }
    statiMateriali {
      nome
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
    setStatoMateriale(input: { ordinePk: $ordine, materiale: $materiale, statoPk: $stato }) {
      ordine {
        ...FasiTab_ordine
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * Tabs 'Fasi' and 'Recap. Schedulazioni': the schedule in a line for who schedules, below it the phases, once; for who
 * may see how they stand, with that and the materials that belong to none.
 */
export default function FasiTab({ ordine }: OrdineTabProps) {
  const {
    ordine: read,
    pianoOrdine,
    restoFasi = [],
    statiFasi = [],
    statiMateriali = [],
  } = useRouteQuery<FasiTabQuery>(query).data
  const own = useFragment<FasiTab_ordine$key>(fasiFragment, read ?? null)
  const { updateStatoFasiOrdine, scheduleOrder, viewOrderFasi } = useViewer().permessi
  const [change, setChange] = useState<{ riga: OrdineFaseRow; materiale: boolean } | null>(null)
  /** Shows a state in the row of a phase or of a material. */
  function show(store: RecordSourceProxy, statoPk: number, [elenco, name]: readonly [string, string]) {
    const righe = store.get(own?.id ?? '')?.getLinkedRecords(elenco)
    const riga = righe?.find((one) => one?.getValue('nome') === name)
    const stato = [...statiFasi, ...statiMateriali].find(({ pk }) => pk === statoPk)
    if (riga && stato) changeAtOnce(store, riga, { statoPk, stato: stato.nome, statoColore: stato.colore })
  }
  const [saveFase] = useStatoFase((store, stato, nomeFase) => show(store, stato, ['statiFasi', nomeFase]))
  const [saveMateriale] = useOperation<FasiTabStatoMaterialeMutation>(materialeMutation, {
    success: 'Stato cambiato',
    atOnce: (store, { stato, materiale }) => show(store, stato, ['statiMateriali', materiale]),
  })
  if (!pianoOrdine) return <EmptyState title="Ordine non trovato" />
  const above = (
    <>
      <PianoOrdineNotices piano={pianoOrdine} />
      {scheduleOrder && <RecapSchedulazioni ordine={ordine.pk} piano={pianoOrdine} />}
    </>
  )
  if (!viewOrderFasi) {
    return (
      <Stack sx={{ gap: 2 }}>
        {above}
        <DetailCard title="Fasi">
          <PianoOrdine piano={pianoOrdine} title="Fasi" />
        </DetailCard>
      </Stack>
    )
  }
  if (!own?.statiFasi) return <EmptyState title="Ordine non trovato" />

  function save(stato: number) {
    if (!change) return
    const { name } = change.riga
    if (change.materiale) void saveMateriale({ ordine: ordine.pk, materiale: name, stato })
    else void saveFase({ ordine: ordine.pk, nomeFase: name, stato })
    setChange(null)
  }
  const fasi = new Map(
    own.statiFasi.map((fase): [string, OrdineFaseRow] => [
      fase.nome,
      {
        ...fase,
        name: fase.nome,
        modificabile: updateStatoFasiOrdine && !fase.withFornitore,
        resto: restoFasi.find(({ nomeFase }) => nomeFase === fase.nome) ?? null,
      },
    ]),
  )
  const materiali = (own.statiMateriali ?? []).map(
    (one): OrdineFaseRow => ({ ...one, name: one.nome, isNeeded: true, modificabile: updateStatoFasiOrdine }),
  )
  const stati = change?.materiale ? statiMateriali : statiFasi.filter(({ nomeFase }) => nomeFase === change?.riga.name)
  const propose = (nomeFase: string, stato: number) => void saveFase({ ordine: ordine.pk, nomeFase, stato })
  const columnsOf = (materiale: boolean): FasiTableColumn<OrdineFaseRow>[] => [
    {
      title: 'Stato',
      kind: 'stato',
      cella: (riga) => (
        <>
          <FaseStato riga={riga} onStato={() => setChange({ riga, materiale })} />
          {!materiale && <FaseProposed riga={riga} onProposed={propose} />}
        </>
      ),
    },
    { title: 'Ordini a fornitore', cella: (riga) => <FaseOrdiniFornitore ordini={riga.ordiniFornitore} /> },
  ]
  return (
    <Stack sx={{ gap: 2 }}>
      {above}
      <DetailCard title="Fasi" actions={<rimanenzeSlot.Component ordine={ordine} />}>
        <PianoOrdine
          piano={pianoOrdine}
          title="Fasi"
          below={({ name }) => ofFase(fasi.get(name), (riga) => <FaseResto riga={riga} />)}
          columns={columnsOf(false).map(({ cella, ...column }) => ({
            ...column,
            cella: ({ name }) => ofFase(fasi.get(name), cella),
          }))}
        />
      </DetailCard>
      <DetailCard title="Materiali non legati a fasi">
        {materiali.length > 0 ? (
          <FasiTable
            title="Materiali non legati a fasi"
            before="Materiale"
            righe={materiali}
            columns={columnsOf(true)}
          />
        ) : (
          <Typography color="textSecondary">Nessun altro materiale per questo ordine.</Typography>
        )}
      </DetailCard>
      {change && (
        <StatusDialog
          title={`Stato: ${change.riga.name}`}
          stati={stati.map(({ pk, nome }) => ({ pk, text: stateInWords(nome) }))}
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
