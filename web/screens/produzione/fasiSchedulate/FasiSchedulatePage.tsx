import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import { Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { FasiSchedulatePageQuery } from '#generated/FasiSchedulatePageQuery.graphql.ts'
import type { FasiSchedulatePageSubscription } from '#generated/FasiSchedulatePageSubscription.graphql.ts'
import planQuery, { type PlanDialogPlanFormQuery } from '#generated/PlanDialogPlanFormQuery.graphql.ts'
import { ORDINI_MAX } from '#produzione/analisi/rules.ts'
import { DEFAULT_FASE } from '#produzione/fasiSchedulate/rules.ts'
import { useLiveList } from '#relay/live/useLiveList.ts'
import { useLiveListe } from '#relay/live/useLiveListe.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useViewer } from '#shell/viewer.ts'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { useFlash } from '#ui/table/useFlash.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { fasiSchedulateColumns } from './columns.tsx'
import { FaseSchedulataCard } from './FaseSchedulataCard.tsx'
import { FasiSchedulateFilters } from './FasiSchedulateFilters.tsx'
import { FasiTotals } from './FasiTotals.tsx'
import { csvUrl, fasiSchedulateUrlState } from './fasiSchedulateUrlState.ts'
import { type FaseSchedulataRow, readRigaFase } from './row.ts'

const query = graphql`
  query FasiSchedulatePageQuery(
    $filtro: FiltroFasiSchedulate
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoFasiSchedulate!]
  ) @preloadable {
    fasi {
      nome
      withFornitore
      infiniteCapacity
    }
    valoriStato {
      pk
      contesto
      nomeFase
      nome
    }
    materialiFasiSchedulate
    totaliFasiSchedulate(filtro: $filtro) {
      numeroSerramenti
      ante
      vetri
      pezziAnte
      pezziInglesine
      pezziArco
      durata
      netto
      capacitaLibera
    }
    fasiSchedulate(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
      totalCount
      numeroPagine
      edges {
        node {
          ...row_fase
        }
      }
    }
  }
`

const MATERIALI: readonly string[] = ['MATERIALI', 'ORDINE_FORNITORE']

const empty = {
  title: 'Nessuna fase in questo periodo',
  text: 'Prova con un altro periodo, un’altra fase o meno filtri.',
}

const schedulatore = ({ schedulazione }: FaseSchedulataRow) => `/schedulatore?id=${schedulazione.ordine.pk}`

const liveFasiSubscription = graphql`
  subscription FasiSchedulatePageSubscription($dopo: String) {
    changed(topics: [FASE_SCHEDULATA], dopo: $dopo) {
      evento
      requestId
      pk
      row: nodo {
        ... on Ordine @alias(as: "riga") {
          pk
        }
      }
    }
  }
`

/**
 * Keeps the list as the server has it: which phases of an order are in it, in which state and when, only the server
 * can judge, and the totals with them.
 * @param onChanged told the number of an order that has changed
 * @param byStato the list is filtered by state: a state set from here may have put a row elsewhere
 */
function useLiveFasi(onChanged: (ordine: number) => void, byStato: boolean): void {
  useLiveList<FasiSchedulatePageSubscription, { readonly pk: number }>({
    subscription: liveFasiSubscription,
    read: (ordine) => ordine,
    reazione: (_riga, propria) => (propria && !byStato ? 'niente' : 'rileggi'),
    onChanged: ({ pk }) => onChanged(pk),
  })
}

const { Component: PlanDialog, prepare } = codeAhead(() => import('./pianifica/PlanDialog.tsx'))

interface PlanButtonProps {
  /** What the list shows: its orders are those to be planned. */
  filter: ReturnType<typeof fasiSchedulateUrlState.filter>
  disabled: boolean
}

/** Opens the bench planning, and beside it those made before; who sees the list may plan. */
function PlanButton({ filter, disabled }: PlanButtonProps) {
  const [open, setOpen] = useState(false)
  const opened = useOpened<PlanDialogPlanFormQuery>(planQuery)
  return (
    <>
      <Button variant="outlined" component={Link} to="/fasi-schedulate/pianificazioni">
        Pianificazioni
      </Button>
      <Button
        variant="contained"
        startIcon={<ViewColumnOutlined />}
        disabled={disabled}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          opened.open({ filtro: filter, perPagina: ORDINI_MAX })
          setOpen(true)
        }}
      >
        Pianifica
      </Button>
      {open && (
        <Suspense>
          <PlanDialog opened={opened} filter={filter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Scheduled phases across all orders. */
export default function FasiSchedulatePage() {
  const route = useRouteQuery<FasiSchedulatePageQuery>(query)
  const { data } = route
  const { totaliFasiSchedulate: totals, valoriStato } = data
  const { permessi } = useViewer()
  const list = useList({
    url: fasiSchedulateUrlState,
    connection: useMorePages(route, 'fasiSchedulate'),
    read: readRigaFase,
  })
  const { values: stato } = list.state

  const fase = data.fasi.find(({ nome }) => nome === stato.nome_fase)
  const stati = useMemo(() => {
    const own = (item: (typeof valoriStato)[number]) =>
      fase?.withFornitore ? item.contesto === 'ORDINE_FORNITORE' : item.nomeFase === fase?.nome
    return valoriStato.filter(own)
  }, [valoriStato, fase])
  const { viewOrders, editOrder, viewPricesOnOrders, updateStatoFasiOrdine } = permessi
  const sees = useMemo(
    () => ({
      ordini: viewOrders,
      edit: editOrder,
      prezzi: viewPricesOnOrders,
      // The state is of an order that the user sees.
      stato: updateStatoFasiOrdine && viewOrders,
    }),
    [viewOrders, editOrder, viewPricesOnOrders, updateStatoFasiOrdine],
  )
  const columns = useMemo(() => fasiSchedulateColumns({ fase, stati, sees }), [fase, stati, sees])
  const { lampi, lampeggia } = useFlash()
  useLiveListe('VALORI_STATO')
  useLiveFasi(
    (ordine) => {
      for (const { pk, schedulazione } of list.rows) if (schedulazione.ordine.pk === ordine) lampeggia(pk)
    },
    stato.stato.length > 0 || stato.empty !== '',
  )
  // A card has links and a choice of its own, and so is no button.
  const asTabs = useIsPhone()
  const opensAt = permessi.scheduleOrder
  return (
    <ListPage
      list={list}
      name="fasi-schedulate"
      title="Fasi schedulate"
      columns={columns}
      // The totals tell them; whoever cuts brings them back.
      table={{ hidden: ['pezziAnte', 'pezziInglesine', 'pezziArco'] }}
      to={opensAt && !asTabs ? schedulatore : undefined}
      flashes={lampi}
      card={(riga) => (
        <FaseSchedulataCard
          riga={riga}
          fase={fase}
          stati={stati}
          sees={sees}
          schedulatore={opensAt ? schedulatore(riga) : undefined}
        />
      )}
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            component="a"
            href={csvUrl(stato)}
            download
            disabled={list.total === 0}
          >
            Esporta
          </Button>
          {fase?.nome === DEFAULT_FASE && !fase.infiniteCapacity && (
            <PlanButton filter={fasiSchedulateUrlState.filter(stato)} disabled={list.total === 0} />
          )}
        </>
      }
      filters={
        <>
          <FasiSchedulateFilters
            elenco={list.state}
            fasi={data.fasi.map(({ nome }) => nome)}
            stati={stati}
            materiali={data.materialiFasiSchedulate}
            statiMateriali={valoriStato.filter(({ contesto }) => MATERIALI.includes(contesto))}
            filtrato={list.filtered}
          />
          <FasiTotals totals={totals} finished={fase !== undefined && !fase.infiniteCapacity} />
        </>
      }
      empty={empty}
      notFound={empty}
    />
  )
}
