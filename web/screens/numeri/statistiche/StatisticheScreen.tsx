import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation, useRevalidator } from 'react-router'
import type { BudgetDialogQuery } from '#generated/BudgetDialogQuery.graphql.ts'
import budgetQuery from '#generated/BudgetDialogQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useViewer } from '#shell/viewer.ts'
import { Page } from '#ui/Page.tsx'
import { writeUrl } from '#ui/urlState.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { EmptyStatistiche } from './EmptyStatistiche.tsx'
import { ReadyPeriods } from './ReadyPeriods.tsx'
import type { StatisticaRow } from './rows.ts'
import { StatisticheFilters } from './StatisticheFilters.tsx'
import { STATISTICHE_PANEL, StatisticheTabs } from './StatisticheTabs.tsx'
import { StatisticheView } from './StatisticheView.tsx'
import type { StatisticheScreenProps } from './screenProps.ts'
import { TotalsNote } from './TotalsNote.tsx'
import { StatisticheTable } from './table/StatisticheTable.tsx'
import {
  rowUrls,
  STATISTICHE_FILTERS,
  statisticheAgentiUrlState,
  statisticheClientiUrlState,
  statisticheExcelUrl,
} from './urlState.ts'
import { useLiveStatistiche } from './useLiveStatistiche.ts'

const BudgetDialog = lazy(() => import('./budget/BudgetDialog.tsx'))
const Charts = lazy(() => import('./charts/StatisticheCharts.tsx'))

/** Both statistics: tabs that carry the filters over, period and agents, a table or charts. */
export function StatisticheScreen({ quali, letta, agenti, elenco, inAttesa }: StatisticheScreenProps) {
  const { valori: stato } = elenco
  const { adminOrders } = useViewer().permessi
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  /** Whose budget is being set. */
  const [budget, setBudget] = useState<StatisticaRow | null>(null)
  const opened = useOpened<BudgetDialogQuery>(budgetQuery)
  function openBudget(riga: StatisticaRow) {
    opened.open({ pk: riga.pk, diCliente: quali === 'clienti', diAgente: quali === 'agenti' })
    setBudget(riga)
  }
  // On a phone the filters leave the rows too little room: all of it scrolls.
  const narrow = useIsPhone()
  useLiveStatistiche()

  // The address is old: the last page there is takes its place.
  if (stato.pagina > letta.numeroPagine && !inAttesa) {
    const schema = quali === 'clienti' ? statisticheClientiUrlState : statisticheAgentiUrlState
    const corrected = writeUrl(schema, new URLSearchParams(search), { pagina: letta.numeroPagine })
    return <Navigate to={`/statistiche-${quali}?${corrected}`} replace />
  }
  const view = (
    <StatisticheView vista={stato.vista} onVista={(vista) => elenco.imposta({ vista, pagina: stato.pagina })} />
  )
  const filtered = STATISTICHE_FILTERS.some((name) => elenco.attivi.includes(name))
  return (
    <Page
      titolo={quali === 'clienti' ? 'Statistiche clienti' : 'Statistiche agenti'}
      count={letta.totalCount}
      inAttesa={inAttesa}
      full={!narrow}
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            component="a"
            href={statisticheExcelUrl(quali, stato)}
            download
            disabled={letta.totalCount === 0}
          >
            Esporta
          </Button>
          {!narrow && view}
        </>
      }
      filtri={
        <>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              justifyContent: 'space-between',
              borderBottom: { sm: 1 },
              borderColor: { sm: 'divider' },
            }}
          >
            <StatisticheTabs quali={quali} stato={stato} />
            {narrow && view}
            <ReadyPeriods elenco={elenco} />
          </Box>
          <StatisticheFilters quali={quali} elenco={elenco} agenti={agenti} filtered={filtered} />
          {!narrow && <TotalsNote quali={quali} read={letta} />}
        </>
      }
    >
      <Box
        role="tabpanel"
        id={STATISTICHE_PANEL}
        aria-labelledby={`scheda-${quali}`}
        sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}
      >
        {letta.totalCount === 0 ? (
          <EmptyStatistiche quali={quali} clear={filtered ? () => elenco.azzera(STATISTICHE_FILTERS) : undefined} />
        ) : stato.vista === 'grafici' ? (
          <Suspense fallback={<LinearProgress aria-label="Caricamento..." />}>
            <Charts
              quali={quali}
              read={letta}
              stato={stato}
              onMisura={(misura) => elenco.imposta({ misura, pagina: stato.pagina })}
              open={rowUrls(quali, stato).apri}
            />
          </Suspense>
        ) : (
          <StatisticheTable
            quali={quali}
            letta={letta}
            elenco={elenco}
            inAttesa={inAttesa}
            onBudget={adminOrders ? openBudget : undefined}
          />
        )}
        {/* Under the rows, which a phone must show first. */}
        {narrow && <TotalsNote quali={quali} read={letta} />}
      </Box>
      {budget && (
        <Suspense fallback={null}>
          <BudgetDialog
            opened={opened}
            quali={quali}
            pk={budget.pk}
            nome={budget.nome}
            stato={stato}
            onClose={() => setBudget(null)}
            onSaved={() => {
              setBudget(null)
              void revalidate()
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
