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
export function StatisticheScreen({ which, read, agenti, elenco, inAttesa }: StatisticheScreenProps) {
  const { values: stato } = elenco
  const { adminOrders } = useViewer().permessi
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  /** Whose budget is being set. */
  const [budget, setBudget] = useState<StatisticaRow | null>(null)
  const opened = useOpened<BudgetDialogQuery>(budgetQuery)
  function openBudget(riga: StatisticaRow) {
    opened.open({ pk: riga.pk, diCliente: which === 'clienti', diAgente: which === 'agenti' })
    setBudget(riga)
  }
  // On a phone the filters leave the rows too little room: all of it scrolls.
  const narrow = useIsPhone()
  useLiveStatistiche()

  // The address is old: the last page there is takes its place.
  if (stato.pagina > read.numeroPagine && !inAttesa) {
    const schema = which === 'clienti' ? statisticheClientiUrlState : statisticheAgentiUrlState
    const corrected = writeUrl(schema, new URLSearchParams(search), { pagina: read.numeroPagine })
    return <Navigate to={`/statistiche-${which}?${corrected}`} replace />
  }
  const view = <StatisticheView vista={stato.vista} onVista={(vista) => elenco.set({ vista, pagina: stato.pagina })} />
  const filtered = STATISTICHE_FILTERS.some((name) => elenco.active.includes(name))
  return (
    <Page
      title={which === 'clienti' ? 'Statistiche clienti' : 'Statistiche agenti'}
      count={read.totalCount}
      inAttesa={inAttesa}
      full={!narrow}
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            component="a"
            href={statisticheExcelUrl(which, stato)}
            download
            disabled={read.totalCount === 0}
          >
            Esporta
          </Button>
          {!narrow && view}
        </>
      }
      filters={
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
            <StatisticheTabs which={which} stato={stato} />
            {narrow && view}
            <ReadyPeriods elenco={elenco} />
          </Box>
          <StatisticheFilters which={which} elenco={elenco} agenti={agenti} filtered={filtered} />
          {!narrow && <TotalsNote which={which} read={read} />}
        </>
      }
    >
      <Box
        role="tabpanel"
        id={STATISTICHE_PANEL}
        aria-labelledby={`scheda-${which}`}
        sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}
      >
        {read.totalCount === 0 ? (
          <EmptyStatistiche which={which} clear={filtered ? () => elenco.clear(STATISTICHE_FILTERS) : undefined} />
        ) : stato.vista === 'grafici' ? (
          <Suspense fallback={<LinearProgress aria-label="Caricamento..." />}>
            <Charts
              which={which}
              read={read}
              stato={stato}
              onMisura={(misura) => elenco.set({ misura, pagina: stato.pagina })}
              open={rowUrls(which, stato).open}
            />
          </Suspense>
        ) : (
          <StatisticheTable
            which={which}
            read={read}
            elenco={elenco}
            inAttesa={inAttesa}
            onBudget={adminOrders ? openBudget : undefined}
          />
        )}
        {/* Under the rows, which a phone must show first. */}
        {narrow && <TotalsNote which={which} read={read} />}
      </Box>
      {budget && (
        <Suspense fallback={null}>
          <BudgetDialog
            opened={opened}
            which={which}
            pk={budget.pk}
            name={budget.nome}
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
