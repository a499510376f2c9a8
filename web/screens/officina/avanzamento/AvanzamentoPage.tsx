import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { AvanzamentoPageQuery } from '#generated/AvanzamentoPageQuery.graphql.ts'
import type { RimanenzeDialogQuery } from '#generated/RimanenzeDialogQuery.graphql.ts'
import rimanenzeQuery from '#generated/RimanenzeDialogQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import { Page } from '#ui/Page.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { useLiveFigure } from '../performance/useLiveFigure.ts'
import { AvanzamentoFilters } from './AvanzamentoFilters.tsx'
import {
  AVANZAMENTO_TABS,
  type AvanzamentoTabKey,
  avanzamentoExcelUrl,
  avanzamentoUrlState,
  eventsOfDayUrl,
  periodBefore,
  shownDaysAvanzamento,
  storeDays,
} from './avanzamentoUrlState.ts'
import { HowComputed } from './HowComputed.tsx'
import { CommesseTable } from './tables/CommesseTable.tsx'
import { EventsTable } from './tables/EventsTable.tsx'
import { readEventoRows } from './tables/eventoRow.ts'
import { readOrdineRows } from './tables/ordineRow.ts'

const RimanenzeDialog = lazy(() => import('../rimanenze/RimanenzeDialog.tsx'))
const DaysPanel = lazy(() => import('./DaysPanel.tsx'))

import { readWorkshopChoices } from '../workshopChoices.ts'

const query = graphql`
  query AvanzamentoPageQuery(
    $filtro: FiltroAvanzamento
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoAvanzamentoOrdini!]
    $ordini: Boolean!
    $eventi: Boolean!
    $giorni: Boolean!
  ) @preloadable {
    avanzamentoOrdini(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento)
      @include(if: $ordini) {
      totalCount
      daRicalcolare
      nodes {
        ...ordineRow_ordine
      }
      totali {
        netto @required(action: THROW)
        totaleValoreMateriali
        totaleValoreManodopera
        totaleValoreEconomico
        percentualeAvanzamento
        percentualeAvanzamentoAvMateriali
      }
    }
    eventiAvanzamento(filtro: $filtro, pagina: $pagina, perPagina: $perPagina) @include(if: $eventi) {
      totalCount
      nodes {
        ...eventoRow_evento
      }
      tempoTeoricoTotale
      tempoLavorazioneTotale
      costoMaterialeTotale
      valoreEconomicoTotale
    }
    avanzamentoRaggruppato(filtro: $filtro, per: GIORNO) @include(if: $giorni) {
      ...DaysPanel_gruppi
    }
    ...workshopChoices_query
  }
`

/** Progress of orders: what arrived and what was worked, by order, by material, by event, by day. */
export default function AvanzamentoPage() {
  const { data, isWaiting } = useRouteQuery<AvanzamentoPageQuery>(query)
  const elenco = useUrlState(avanzamentoUrlState)
  const { values, set } = elenco
  const phone = useIsPhone()
  const { permessi } = useViewer()
  useLiveFigure('ORDINE_FORNITORE', 'ORDINE')
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<{ pk: number; numeroCommessa: string } | null>(null)
  const opened = useOpened<RimanenzeDialogQuery>(rimanenzeQuery)
  const { avanzamentoOrdini: ordini, eventiAvanzamento: events, avanzamentoRaggruppato: days } = data
  const righe = useMemo(() => readOrdineRows(ordini?.nodes ?? []), [ordini])
  const eventRighe = useMemo(() => readEventoRows(events?.nodes ?? []), [events])
  function openAttivita(riga: { pk: number; numeroCommessa: string }) {
    const { fromDate, toDate } = shownDaysAvanzamento(values)
    const days = { periodo: { dal: fromDate, al: toDate }, giorni: true }
    opened.open({ ordine: riga.pk, ufficio: permessi.adminAttivitaOperatori, ...days })
    setOpen(riga)
  }
  const total = ordini?.totalCount ?? events?.totalCount
  const before = periodBefore(shownDaysAvanzamento(values))
  const empty = (
    <EmptyState
      title="Nessun avanzamento"
      text="Nel periodo non è arrivato materiale e non si è lavorato a nessun ordine: prova con altri giorni o con meno filtri."
      action={
        before && (
          <Button
            variant="outlined"
            onClick={() => {
              storeDays(before)
              set({ from_date: before.fromDate, to_date: before.toDate, materiali_al: null })
            }}
          >
            Periodo precedente
          </Button>
        )
      }
    />
  )
  return (
    <Page
      title="Avanzamento ordini"
      count={total}
      isWaiting={isWaiting}
      full={!phone && !days}
      actions={
        <FoldedActions>
          <HowComputed />
          {ordini && (
            <ExportButton
              indirizzo={() => avanzamentoExcelUrl(values)}
              names={['ordine', 'ordini']}
              disabled={ordini.totalCount === 0}
            />
          )}
        </FoldedActions>
      }
      filters={
        <>
          <Tabs
            aria-label="Avanzamento ordini"
            value={values.scheda}
            onChange={(_event, tab: AvanzamentoTabKey) => set({ scheda: tab, ordina: '' })}
            variant="scrollable"
            allowScrollButtonsMobile
            sx={{ minHeight: 36, borderBottom: 1, borderColor: 'divider' }}
          >
            {Object.entries(AVANZAMENTO_TABS).map(([name, label]) => (
              <Tab
                key={name}
                value={name}
                label={label}
                id={`scheda-${name}`}
                aria-controls="pannello-avanzamento"
                sx={{ minHeight: 36, py: 0.5 }}
              />
            ))}
          </Tabs>
          <AvanzamentoFilters elenco={elenco} {...readWorkshopChoices(data)} />
          {ordini && ordini.daRicalcolare > 0 && (
            <Alert severity="info" sx={{ py: 0 }}>
              {formatCount(ordini.daRicalcolare, 'ordine si sta ricalcolando', 'ordini si stanno ricalcolando')} dopo un
              cambiamento di quote o di tempi: fra poco le cifre sono aggiornate.
            </Alert>
          )}
        </>
      }
    >
      <Box
        role="tabpanel"
        id="pannello-avanzamento"
        aria-labelledby={`scheda-${values.scheda}`}
        sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}
      >
        {ordini && (
          <CommesseTable
            materiali={values.scheda === 'materiali'}
            righe={righe}
            totals={ordini.totali}
            total={ordini.totalCount}
            elenco={elenco}
            isWaiting={isWaiting}
            onAttivita={openAttivita}
            empty={empty}
          />
        )}
        {events && (
          <EventsTable
            righe={eventRighe}
            totals={events}
            total={events.totalCount}
            pagina={values.pagina}
            onPage={(page) => set({ pagina: page })}
            isWaiting={isWaiting}
            empty={empty}
          />
        )}
        {days && (
          <Suspense fallback={<RowsSkeleton righe={8} />}>
            <DaysPanel groups={days} eventsOf={(day) => eventsOfDayUrl(values, day)} empty={empty} />
          </Suspense>
        )}
      </Box>
      {open && (
        <Suspense fallback={null}>
          <RimanenzeDialog
            opened={opened}
            ordine={open}
            onClose={() => {
              setOpen(null)
              void revalidate()
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
