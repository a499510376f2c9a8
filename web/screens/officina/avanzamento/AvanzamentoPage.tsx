import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { useOpened } from '../../../relay/opened/useOpened.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { ExportButton } from '../../../ui/export/ExportButton.tsx'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import { useLiveAvanzamento } from '../performance/useLiveFigure.ts'
import type { RimanenzeDialogQuery } from '../rimanenze/__generated__/RimanenzeDialogQuery.graphql.ts'
import rimanenzeQuery from '../rimanenze/__generated__/RimanenzeDialogQuery.graphql.ts'
import type { AvanzamentoPageQuery } from './__generated__/AvanzamentoPageQuery.graphql.ts'
import { AvanzamentoFilters } from './AvanzamentoFilters.tsx'
import {
  avanzamentoExcelUrl,
  avanzamentoUrlState,
  eventiUrl,
  periodBefore,
  SCHEDE_AVANZAMENTO,
  type SchedaAvanzamento,
  shownDaysAvanzamento,
  storeDays,
} from './avanzamentoUrlState.ts'
import { ComeSiCalcola } from './ComeSiCalcola.tsx'
import { CommesseTable } from './tables/CommesseTable.tsx'
import { EventiTable } from './tables/EventiTable.tsx'
import { readEventoRows } from './tables/eventoRow.ts'
import { readOrdineRows } from './tables/ordineRow.ts'

const RimanenzeDialog = lazy(() => import('../rimanenze/RimanenzeDialog.tsx'))
const GiorniPanel = lazy(() => import('./GiorniPanel.tsx'))

const query = graphql`
  query AvanzamentoPageQuery(
    $filtro: FiltroAvanzamento
    $pagina: Int!
    $perPagina: Int!
    $ordinamento: [OrdinamentoAvanzamentoOrdini!]
    $ordini: Boolean!
    $eventi: Boolean!
    $giorni: Boolean!
  ) {
    avanzamentoOrdini(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento)
      @include(if: $ordini) {
      totalCount
      daRicalcolare
      nodes {
        ...ordineRow_ordine
      }
      totali {
        netto
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
      totali {
        tempoTeoricoTotale
        tempoLavorazioneTotale
        costoMaterialeTotale
        valoreEconomicoTotale
      }
    }
    avanzamentoRaggruppato(filtro: $filtro, per: GIORNO) @include(if: $giorni) {
      ...GiorniPanel_gruppi
    }
    lavorazioni {
      pk
      nome
    }
    operatori(perPagina: 1000) {
      nodes {
        pk
        user {
          firstName
          lastName
        }
      }
    }
  }
`

/** Progress of orders: what arrived and what was worked, by order, by material, by event, by day. */
export default function AvanzamentoPage() {
  const { riferimento, inAttesa } = useRouteQuery<AvanzamentoPageQuery>()
  const dati = usePreloadedQuery<AvanzamentoPageQuery>(query, riferimento)
  const elenco = useUrlState(avanzamentoUrlState)
  const { valori, imposta } = elenco
  const phone = useIsPhone()
  const { permessi } = useViewer()
  useLiveAvanzamento()
  const { revalidate } = useRevalidator()
  const [aperto, setAperto] = useState<{ pk: number; numeroCommessa: string } | null>(null)
  const opened = useOpened<RimanenzeDialogQuery>(rimanenzeQuery)
  const { avanzamentoOrdini: ordini, eventiAvanzamento: eventi, avanzamentoRaggruppato: giorni } = dati
  const righe = useMemo(() => readOrdineRows(ordini?.nodes ?? []), [ordini])
  const righeEventi = useMemo(() => readEventoRows(eventi?.nodes ?? []), [eventi])
  function openAttivita(riga: { pk: number; numeroCommessa: string }) {
    const { fromDate, toDate } = shownDaysAvanzamento(valori)
    const giorni = { dataInizio: fromDate, dataFine: toDate, giorni: true }
    opened.open({ ordine: riga.pk, ufficio: permessi.adminAttivitaOperatori, ...giorni })
    setAperto(riga)
  }
  const totale = ordini?.totalCount ?? eventi?.totalCount
  const prima = periodBefore(shownDaysAvanzamento(valori))
  const vuoto = (
    <EmptyState
      titolo="Nessun avanzamento"
      testo="Nel periodo non è arrivato materiale e non si è lavorato a nessun ordine: prova con altri giorni o con meno filtri."
      azione={
        prima && (
          <Button
            variant="outlined"
            onClick={() => {
              storeDays(prima)
              imposta({ from_date: prima.fromDate, to_date: prima.toDate })
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
      titolo="Avanzamento ordini"
      conteggio={totale}
      inAttesa={inAttesa}
      piena={!phone && !giorni}
      azioni={
        <>
          <ComeSiCalcola />
          {ordini && (
            <ExportButton
              indirizzo={() => avanzamentoExcelUrl(valori)}
              nomi={['ordine', 'ordini']}
              disabled={ordini.totalCount === 0}
            />
          )}
        </>
      }
      filtri={
        <>
          <Tabs
            aria-label="Avanzamento ordini"
            value={valori.scheda}
            onChange={(_evento, scheda: SchedaAvanzamento) => imposta({ scheda, ordina: '' })}
            variant="scrollable"
            allowScrollButtonsMobile
            sx={{ minHeight: 36, borderBottom: 1, borderColor: 'divider' }}
          >
            {Object.entries(SCHEDE_AVANZAMENTO).map(([nome, etichetta]) => (
              <Tab
                key={nome}
                value={nome}
                label={etichetta}
                id={`scheda-${nome}`}
                aria-controls="pannello-avanzamento"
                sx={{ minHeight: 36, py: 0.5 }}
              />
            ))}
          </Tabs>
          <AvanzamentoFilters
            elenco={elenco}
            lavorazioni={dati.lavorazioni}
            operatori={dati.operatori.nodes.map(({ pk, user }) => ({
              pk,
              nome: `${user.firstName} ${user.lastName}`.trim() || `Operatore ${pk}`,
            }))}
          />
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
        aria-labelledby={`scheda-${valori.scheda}`}
        sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}
      >
        {ordini && (
          <CommesseTable
            materiali={valori.scheda === 'materiali'}
            righe={righe}
            totali={ordini.totali}
            totale={ordini.totalCount}
            elenco={elenco}
            inAttesa={inAttesa}
            onAttivita={openAttivita}
            vuoto={vuoto}
          />
        )}
        {eventi && (
          <EventiTable
            righe={righeEventi}
            totali={eventi.totali}
            totale={eventi.totalCount}
            pagina={valori.pagina}
            onPage={(pagina) => imposta({ pagina })}
            inAttesa={inAttesa}
            vuoto={vuoto}
          />
        )}
        {giorni && (
          <Suspense fallback={null}>
            <GiorniPanel
              gruppi={giorni}
              eventiDi={(giorno) => eventiUrl(valori, { from_date: giorno, to_date: giorno })}
              vuoto={vuoto}
            />
          </Suspense>
        )}
      </Box>
      {aperto && (
        <Suspense fallback={null}>
          <RimanenzeDialog
            opened={opened}
            ordine={aperto}
            onClose={() => {
              setAperto(null)
              void revalidate()
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
