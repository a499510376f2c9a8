import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { Link, Navigate, useLocation, useRevalidator } from 'react-router'
import budgetQuery, { type BudgetDialogQuery } from '#generated/BudgetDialogQuery.graphql.ts'
import { READY_PERIODS, type ReadyPeriod, readyPeriod } from '#numeri/statistiche/rules.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { formatEuro, formatPercentage, isoDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { Page } from '#ui/Page.tsx'
import { writeUrl } from '#ui/urlState.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import { EmptyStatistiche } from './EmptyStatistiche.tsx'
import type { ReadStatistiche, StatisticaRow } from './rows.ts'
import { StatisticheFilters } from './StatisticheFilters.tsx'
import { StatisticheView } from './StatisticheView.tsx'
import type { StatisticheScreenProps } from './screenProps.ts'
import { StatisticheTable } from './table/StatisticheTable.tsx'
import {
  rowUrls,
  STATISTICHE_FILTERS,
  type StatisticheKind,
  type StatisticheUrlState,
  shownStatistichePeriod,
  statisticheAgentiUrlState,
  statisticheClientiUrlState,
  statisticheExcelUrl,
  statisticheUrl,
} from './urlState.ts'
import { useLiveStatistiche } from './useLiveStatistiche.ts'

const BudgetDialog = lazy(() => import('./budget/BudgetDialog.tsx'))
const Charts = lazy(() => import('./charts/StatisticheCharts.tsx'))

/** Id of what the open tab shows. */
const STATISTICHE_PANEL = 'pannello-statistiche'

const LABELS = { clienti: 'Clienti', agenti: 'Agenti' } as const

/** From one statistic to the other, with the filters. */
function StatisticheTabs({ which, stato }: { which: StatisticheKind; stato: StatisticheUrlState }) {
  return (
    <Tabs aria-label="Statistiche" value={which} sx={{ minHeight: 36 }}>
      {(['clienti', 'agenti'] as const).map((name) => (
        <Tab
          key={name}
          value={name}
          label={LABELS[name]}
          component={Link}
          to={statisticheUrl(name, stato)}
          id={`scheda-${name}`}
          aria-controls={name === which ? STATISTICHE_PANEL : undefined}
          sx={{ minHeight: 36, py: 0.5, '@media (pointer: coarse)': { minHeight: 44 } }}
        />
      ))}
    </Tabs>
  )
}

interface TotalsNoteProps extends Pick<StatisticheScreenProps, 'which'> {
  read: Pick<ReadStatistiche, 'sums' | 'nettoConBudget'>
}

/**
 * Why the sums are not those that one would expect: of agents those of customers without orders that nobody sold, and
 * a share that is not of the two figures beside it.
 */
export function TotalsNote({ which, read: { sums, nettoConBudget } }: TotalsNoteProps) {
  const withBudget = nettoConBudget !== null && sums.budget !== null
  if (which === 'clienti' && !withBudget) return null
  return (
    <Stack sx={{ color: 'text.secondary' }}>
      {which === 'agenti' && (
        <Typography variant="body2">
          Il totale conta gli ordini che hanno un agente: quello delle statistiche clienti anche gli altri.
        </Typography>
      )}
      {withBudget && (
        <Typography variant="body2">
          La % budget del totale ({formatPercentage(sums.raggiunto ?? 0)}) conta solo{' '}
          {which === 'clienti' ? 'i clienti' : 'gli agenti'} che ne hanno uno: {formatEuro(nettoConBudget)} di netto su{' '}
          {formatEuro(sums.budget ?? 0)}.
        </Typography>
      )}
    </Stack>
  )
}

/** Periods at a click; the one that is looked at is pressed. */
function ReadyPeriods({ elenco: { values, set } }: { elenco: UrlState<typeof statisticheClientiUrlState> }) {
  const { dataInizio, dataFine } = shownStatistichePeriod(values)
  const today = isoDate(new Date())
  const chosen = READY_PERIODS.find((name) => {
    const pronto = readyPeriod(name, today)
    return pronto.dataInizio === dataInizio && pronto.dataFine === dataFine
  })
  function choose(name: ReadyPeriod) {
    const pronto = readyPeriod(name, today)
    set({ data_inizio: pronto.dataInizio, data_fine: pronto.dataFine })
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen ?? null}
      aria-label="Periodi pronti"
      onChange={(_event, name: ReadyPeriod | null) => name && choose(name)}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {READY_PERIODS.map((name) => (
        <ToggleButton
          key={name}
          value={name}
          sx={{
            flex: { xs: 1, sm: 'none' },
            px: { xs: 0.5, sm: 1.25 },
            py: 0.75,
            lineHeight: 1.2,
            color: 'text.primary',
            fontSize: '0.8125rem',
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** Both statistics: tabs that carry the filters over, period and agents, a table or charts. */
export function StatisticheScreen({ which, read, more, agenti, elenco, isWaiting }: StatisticheScreenProps) {
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
  if (stato.pagina > read.numeroPagine && !isWaiting) {
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
      isWaiting={isWaiting}
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
            more={more}
            elenco={elenco}
            isWaiting={isWaiting}
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
