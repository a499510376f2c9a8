import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { graphql } from 'relay-runtime'
import { ARRIVATO } from '#acquisti/ordiniFornitore/rules.ts'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import type { OrdiniFornitorePageQuery } from '#generated/OrdiniFornitorePageQuery.graphql.ts'
import { useLiveListe } from '#relay/live/useLiveListe.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { exportUrl } from '#ui/export/addresses.ts'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { useList } from '#ui/list/useList.ts'
import { useFlash } from '#ui/table/useFlash.ts'
import { useMagazzini } from '../magazzini.ts'
import { useRaccolta } from '../raccolte/useRaccolta.tsx'
import { SollecitiButton } from '../solleciti/SollecitiButton.tsx'
import { useDeleteFornitura } from './actions/useDeleteFornitura.ts'
import { useMarkStep } from './actions/useMarkStep.ts'
import { FornituraDialogs } from './form/FornituraDialogs.tsx'
import { fornituraBesideQuery, fornituraBesideVariables } from './form/fornituraBeside.ts'
import { arrivedRows } from './list/arrivedRows.ts'
import { FornituraStatusCell } from './list/Cells.tsx'
import { essentialFornitureColumns, fornitureColumns, HIDDEN_FORNITURE_COLUMNS } from './list/columns.tsx'
import { FornitureFilters } from './list/FornitureFilters.tsx'
import { FornitureStateTabs, useRecountForniture } from './list/FornitureStates.tsx'
import { fornitureFilterChips } from './list/filterChips.ts'
import { FORNITURE_VIEWS, type FornitureView, ordiniFornitoreUrlState } from './list/ordiniFornitoreUrlState.ts'
import { type FornituraRow, readFornituraRow } from './list/row.ts'
import { useLiveForniture } from './list/useLiveForniture.ts'

const query = graphql`
  query OrdiniFornitorePageQuery(
    $filtro: FiltroOrdiniFornitore
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoOrdiniFornitore!]
  ) @preloadable {
    ordiniFornitore(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
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
    domandeArrivo
    domandeLegno
    valoriStato {
      pk
      contesto
      nome
    }
    dominioOrdini {
      agenti {
        pk
        user {
          nome
        }
      }
    }
  }
`

/** A supplier order of the list on a phone. */
function FornituraCard({ riga }: { riga: FornituraRow }) {
  const { ordine, tipologia, fornitore, dataConsegna, dataArrivo, mancanti, rilievo, co } = riga
  const known = [
    dataConsegna && `prevista ${formatDate(dataConsegna)}`,
    dataArrivo && `effettiva ${formatDate(dataArrivo)}`,
    mancanti.length > 0 && 'arrivato in parte',
    rilievo && `Rilievo ${rilievo}`,
    co && `CO ${co}`,
  ]
  return (
    <RowCard
      title={`${ordine.numeroCommessa} · ${ordine.nomeCliente}`}
      beside={<FornituraStatusCell riga={riga} focused />}
      foot={known.filter(Boolean).join(' · ') || 'Nessuna data'}
    >
      {`${tipologia} da ${fornitore.nome}`}
    </RowCard>
  )
}

const NAMES: Readonly<Record<FornitureView, string>> = { completa: 'Completa', essenziale: 'Essenziale' }

/** Which columns the list has: all that there are, or the few that say what was ordered from whom. */
function VistaToggle({ vista, onChange }: { vista: FornitureView; onChange: (vista: FornitureView) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Vista"
      value={vista}
      onChange={(_event, choice: FornitureView | null) => choice && onChange(choice)}
    >
      {FORNITURE_VIEWS.map((name) => (
        <ToggleButton key={name} value={name} sx={{ textTransform: 'none', py: 0.5, color: 'text.primary' }}>
          {NAMES[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** The supplier orders of all orders: filters, table, states, add and edit, live. */
export default function OrdiniFornitorePage() {
  const route = useRouteQuery<OrdiniFornitorePageQuery>(query)
  const { materiali, fornitori, valoriStato, dominioOrdini, domandeArrivo: arrivo, domandeLegno: legno } = route.data
  const { permessi } = useViewer()
  const beside = useOpened<FornituraBesideQuery>(fornituraBesideQuery)
  const list = useList({
    url: ordiniFornitoreUrlState,
    connection: useMorePages(route, 'ordiniFornitore'),
    read: readFornituraRow,
    onOpen: (riga) => beside.open(fornituraBesideVariables(riga?.ordinePk ?? null, riga?.pk ?? null)),
  })
  const { edit } = list
  const { values: stato } = list.state
  const { search } = useLocation()
  const [onlyStato, setOnlyStato] = useState(false)
  const { lampi, lampeggia } = useFlash()
  const { reread } = useLiveForniture(({ pk }) => lampeggia(pk), list.filtered, useRecountForniture(search))
  useLiveListe('VALORI_STATO')
  const remove = useDeleteFornitura(reread)
  const mark = useMarkStep()
  const { show: showRaccolta, dialog: raccoltaDialog } = useRaccolta(reread)

  const { adminOrders, viewAgenteOnOrders, viewOrders, editOrder, scheduleOrder } = permessi
  const { adminOrdiniFornitore, updateStatoFasiOrdineFornitore } = permessi
  const essential = stato.vista === 'essenziale'
  // What a user may do with a row: change it all, or its state.
  const open = useMemo(() => {
    const withIt = (only: boolean) => (riga: FornituraRow) => {
      setOnlyStato(only)
      edit(riga)
    }
    return {
      edit: adminOrdiniFornitore ? withIt(false) : undefined,
      stato: updateStatoFasiOrdineFornitore ? withIt(true) : undefined,
    }
  }, [adminOrdiniFornitore, updateStatoFasiOrdineFornitore, edit])
  const columns = useMemo(
    () =>
      (essential ? essentialFornitureColumns : fornitureColumns)({
        importi: adminOrders,
        agente: viewAgenteOnOrders,
        ordini: editOrder ? 'edit' : viewOrders ? 'view' : null,
        schedula: scheduleOrder,
        step: updateStatoFasiOrdineFornitore ? mark : undefined,
        remove: adminOrdiniFornitore ? remove : undefined,
        raccolta: showRaccolta,
        ...open,
      }),
    [
      adminOrders,
      viewAgenteOnOrders,
      viewOrders,
      editOrder,
      scheduleOrder,
      essential,
      adminOrdiniFornitore,
      updateStatoFasiOrdineFornitore,
      mark,
      remove,
      showRaccolta,
      open,
    ],
  )
  const states = valoriStato.filter(({ contesto }) => contesto === 'ORDINE_FORNITORE')
  const stati = states.map(({ nome }) => nome)
  const choices = {
    tipologie: materiali.nodes.map(({ nome }) => nome),
    stati,
    statiMateriali: valoriStato.filter(({ contesto }) => contesto === 'MATERIALI'),
    agenti: dominioOrdini.agenti?.map(({ pk, user }) => ({ pk, nome: user.nome })) ?? null,
    magazzini: useMagazzini(),
  }
  const commessa = list.rows.find(({ ordinePk }) => ordinePk === stato.ordine)?.ordine.numeroCommessa ?? null
  const chip = fornitureFilterChips(stato, { ...choices, commessa })
  return (
    <>
      <ListPage
        list={list}
        name={essential ? 'ordini-fornitore-essenziale' : 'ordini-fornitore'}
        title="Ordini fornitore"
        columns={columns}
        table={{ hidden: essential ? [] : HIDDEN_FORNITURE_COLUMNS, onOpen: open.edit ?? open.stato }}
        flashes={lampi}
        rowClass={({ statoNome }) => statoNome === ARRIVATO && 'riga-arrivata'}
        looks={arrivedRows}
        card={(riga) => (
          <Box className={riga.statoNome === ARRIVATO ? 'scheda-arrivata' : undefined}>
            <FornituraCard riga={riga} />
          </Box>
        )}
        actions={
          <>
            {adminOrdiniFornitore && <SollecitiButton />}
            {adminOrders && (
              <Button variant="outlined" component={Link} to="/import-righe-ordini-fornitore">
                Importa righe
              </Button>
            )}
            <ExportButton
              names={['ordine fornitore', 'ordini fornitore']}
              disabled={list.total === 0}
              indirizzo={() => exportUrl('ordini_fornitori.xlsx', ordiniFornitoreUrlState, stato)}
            />
          </>
        }
        add={adminOrdiniFornitore && 'Aggiungi ordine fornitore'}
        tabs={
          <FornitureStateTabs
            search={search}
            stati={states}
            chosen={stato.stato}
            onChoose={(chosen) => list.state.set({ stato: chosen })}
          />
        }
        filters={
          <FornitureFilters list={list} choices={choices} chip={chip} total={list.total}>
            <VistaToggle vista={stato.vista} onChange={(vista) => list.state.set({ vista })} />
          </FornitureFilters>
        }
        empty={{
          title: 'Nessun ordine fornitore',
          text: 'Qui compare quello che si ordina ai fornitori, con le consegne previste e quelle effettive.',
        }}
        notFound={{ title: 'Nessun ordine fornitore trovato', text: 'Prova con meno filtri o con altre parole.' }}
        dialog={(riga) => (
          <FornituraDialogs
            riga={riga}
            onlyStato={onlyStato}
            beside={beside}
            choices={{ tipologie: choices.tipologie, fornitori: fornitori.nodes, stati, domande: { arrivo, legno } }}
            onDelete={remove}
            onSaved={list.saved}
            onClose={list.close}
          />
        )}
      />
      {raccoltaDialog}
    </>
  )
}
