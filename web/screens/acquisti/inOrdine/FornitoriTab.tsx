import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { FornitoriTabQuery } from '#generated/FornitoriTabQuery.graphql.ts'
import type { MoveDialogMutation } from '#generated/MoveDialogMutation.graphql.ts'
import type { rigaChoicesQuery as RigaChoicesQuery } from '#generated/rigaChoicesQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import type { OrdineTabProps } from '#screens/ordini/ordini/detail/tabs.ts'
import { useViewer } from '#shell/viewer.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { readFornituraRow } from '../ordiniFornitore/list/row.ts'
import { DalleDistinteButton } from './actions/DalleDistinteButton.tsx'
import { moveMutation } from './actions/MoveDialog.tsx'
import { RigheFornitoreActions } from './actions/RigheFornitoreActions.tsx'
import { SplitDialog } from './actions/SplitDialog.tsx'
import { useRigaFornitoreActions } from './actions/useRigaFornitoreActions.ts'
import { useUndoRighe } from './actions/useUndoRighe.ts'
import { FornitureOfOrdine } from './FornitureOfOrdine.tsx'
import { filterRighe, fornitoriTabUrlState, RIGHE_FILTERS } from './filters.ts'
import { RigaDialog, rigaChoicesVariables } from './form/RigaDialog.tsx'
import { rigaChoicesQuery } from './form/rigaChoices.ts'
import { LatestImportRuns } from './LatestImportRuns.tsx'
import { FORNITORI_PER_PAGE } from './perPage.ts'
import { RigheFornitoreFilters } from './RigheFornitoreFilters.tsx'
import { RigheGroup } from './RigheGroup.tsx'
import { righeByTipologia, type ShownOrdineFornitore, type ShownRigaFornitore } from './rows.ts'

const query = graphql`
  query FornitoriTabQuery($pk: Int!, $perPagina: Int!, $giorni: Boolean!) @preloadable {
    righeOrdineFornitore(filtro: { ordinePk: $pk }, pagina: 1, perPagina: $perPagina) {
      totalCount
      edges {
        node {
          pk
          tipologia
          codice
          descrizione
          quantita
          arrivata
          manca
          um
          spessore
          stampato
          misure
          misureVetro
          sezione
          extraFields
          rigaOrdinePk
          ordineFornitorePk
          fornitorePk
          fornitore {
            nome
          }
          versione
        }
      }
    }
    ordiniFornitore(filtro: { ordinePk: $pk }, pagina: 1, perPagina: $perPagina, ordinamento: [TIPOLOGIA, ID]) {
      edges {
        node {
          ...row_ordineFornitore
        }
      }
    }
    materiali(perPagina: 1000) {
      nodes {
        nome
      }
    }
    fornitori(perPagina: 1000) {
      nodes {
        pk
        nome
        tipologia @required(action: THROW)
        isDefault @required(action: THROW)
        altriMateriali @required(action: THROW) {
          tipologia
          isDefault
        }
      }
    }
    valoriStato {
      contesto
      nome
    }
    ordine(pk: $pk) {
      ...LatestImportRuns_ordine
    }
    domandeArrivo
    domandeLegno
    fabbisogno(filtro: { ordinePk: $pk }) @include(if: $giorni) {
      righe {
        pk
        necessarioIl
        stimato
        ordinareEntro
        urgenza
        motivo
      }
    }
  }
`

/** Tab 'Ordini a Fornitore': what is to be bought for an order, and the supplier orders it is in. */
export default function FornitoriTab({ ordine }: OrdineTabProps) {
  const { revalidate } = useRevalidator()
  const { data } = useRouteQuery<FornitoriTabQuery>(query)
  const { righeOrdineFornitore, ordiniFornitore } = data
  const url = useUrlState(fornitoriTabUrlState)
  const { adminOrdiniFornitore } = useViewer().permessi
  const [open, setOpen] = useState<ShownRigaFornitore | 'nuova' | null>(null)
  const rigaChoices = useOpened<RigaChoicesQuery>(rigaChoicesQuery, { fetchPolicy: 'store-and-network' })
  function show(riga: ShownRigaFornitore | 'nuova') {
    rigaChoices.open(rigaChoicesVariables(ordine.pk))
    setOpen(riga)
  }
  const [toSplit, setToSplit] = useState<ShownRigaFornitore | null>(null)
  const [choices, setChoices] = useState<ReadonlySet<number>>(new Set())
  const reread = () => void revalidate()
  const actions = useRigaFornitoreActions(reread)
  const told = useUndoRighe(reread)
  const [move] = useOperation<MoveDialogMutation>(moveMutation)
  const [dragged, setDragged] = useState<readonly ShownRigaFornitore[]>([])
  async function leave({ pk: ordineFornitore }: ShownOrdineFornitore) {
    setDragged([])
    const outcome = await move({ righe: dragged.map(({ pk }) => pk), ordineFornitore })
    if (!outcome.ok) return
    setChoices(new Set())
    reread()
    told('Righe spostate', outcome.data.moveRigheOrdineFornitore.modifica)
  }

  const all = useMemo(() => righeOrdineFornitore.edges.map(({ node }) => node), [righeOrdineFornitore.edges])
  const ordini = useMemo(() => ordiniFornitore.edges.map(({ node }) => readFornituraRow(node)), [ordiniFornitore.edges])
  const days = useMemo(() => new Map(data.fabbisogno?.righe.map((riga) => [riga.pk, riga])), [data.fabbisogno])
  const expected = useMemo(() => new Map(ordini.map(({ pk, dataConsegna }) => [pk, dataConsegna])), [ordini])
  const righe = filterRighe(all, url.values)
  // What a filter hides, or somebody else has removed, is not worked on.
  const selected = righe.filter(({ pk }) => choices.has(pk))
  const choose = (pks: readonly number[], si: boolean) =>
    setChoices((before) => new Set(si ? [...before, ...pks] : [...before].filter((pk) => !pks.includes(pk))))

  const add = adminOrdiniFornitore && (
    <Button variant="contained" startIcon={<Add />} onClick={() => show('nuova')}>
      Aggiungi riga
    </Button>
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
        alignItems: 'start',
        pb: selected.length > 0 ? 10 : 0,
      }}
    >
      <Box component="section" aria-labelledby="titolo-righe-fornitore" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', minHeight: 36 }}>
          <Typography id="titolo-righe-fornitore" variant="h2">
            Righe
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
            {adminOrdiniFornitore && <DalleDistinteButton ordine={ordine.pk} onDone={reread} />}
            {all.length > 0 && add}
          </Box>
        </Box>
        {all.length === 0 ? (
          <EmptyState
            title="Nessuna riga"
            text="Qui compare ciò che va ordinato ai fornitori per questa commessa. Con «Dalle distinte» si riempie da solo."
            action={add}
          />
        ) : (
          <>
            <RigheFornitoreFilters url={url} righe={all} visible={righe.length} />
            {righeOrdineFornitore.totalCount > FORNITORI_PER_PAGE && (
              <Alert severity="info">Sono mostrate le prime {FORNITORI_PER_PAGE} righe.</Alert>
            )}
            {righe.length === 0 && (
              <EmptyState
                title="Nessuna riga trovata"
                text="Prova con meno filtri o con altre parole."
                action={
                  <Button variant="outlined" onClick={() => url.clear([...RIGHE_FILTERS])}>
                    Azzera filtri
                  </Button>
                }
              />
            )}
            {righeByTipologia(righe).map(([tipologia, own]) => (
              <RigheGroup
                key={tipologia}
                tipologia={tipologia}
                righe={own}
                editable={adminOrdiniFornitore}
                days={days}
                expected={expected}
                choices={choices}
                onChoose={choose}
                onEdit={show}
                onDividi={setToSplit}
                onDuplica={actions.duplica}
                onDelete={actions.remove}
                onTrascina={(riga) => setDragged(riga === null ? [] : choices.has(riga.pk) ? selected : [riga])}
              />
            ))}
          </>
        )}
        {data.ordine && <LatestImportRuns ordine={data.ordine} onImportCancelled={reread} />}
      </Box>
      <FornitureOfOrdine
        ordine={ordine.pk}
        ordini={ordini}
        url={url}
        choices={{
          tipologie: data.materiali.nodes.map(({ nome }) => nome),
          fornitori: data.fornitori.nodes,
          stati: data.valoriStato.filter(({ contesto }) => contesto === 'ORDINE_FORNITORE').map(({ nome }) => nome),
          domande: { arrivo: data.domandeArrivo, legno: data.domandeLegno },
        }}
        dragged={dragged}
        onLeave={(direction) => void leave(direction)}
        onDone={reread}
      />
      {adminOrdiniFornitore && (
        <RigheFornitoreActions
          righe={selected}
          ordini={ordini}
          onClearSelection={() => setChoices(new Set())}
          onDone={() => {
            setChoices(new Set())
            reread()
          }}
          onCancelled={reread}
        />
      )}
      {open !== null && (
        <RigaDialog
          key={open === 'nuova' ? 'nuova' : open.pk}
          opened={rigaChoices}
          ordine={ordine.pk}
          riga={open === 'nuova' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            reread()
          }}
        />
      )}
      {toSplit && (
        <SplitDialog
          riga={toSplit}
          onClose={() => setToSplit(null)}
          onDone={(edit) => {
            setToSplit(null)
            reread()
            told('Riga divisa', edit)
          }}
        />
      )}
    </Box>
  )
}
