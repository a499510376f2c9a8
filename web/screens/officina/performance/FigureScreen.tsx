import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useMemo } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { type FiguresPeriod, PERFORMANCE_PER_PAGE, periodOfDay } from '#officina/performance/rules.ts'
import { addDays } from '#ordini/ordini/rules.ts'
import { formatDate, formatInteger, isoDate } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { writeUrl } from '#ui/urlState.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import type { WorkshopChoice } from '../workshopChoices.ts'
import { OreChart, PerformanceChart } from './charts/FigureChart.tsx'
import { FigureFilters, OperatoriField } from './FigureFilters.tsx'
import { dataColumns, oreDayColumns, performanceDayColumns } from './figureColumns.tsx'
import {
  FIGURE_FILTERS,
  FIGURE_PATHS,
  type FigureKind,
  figureExcelUrl,
  figureOfDayUrl,
  figureOrderings,
  figureUrlState,
} from './figureUrlState.ts'
import type { FigureDay, OriginalFigure } from './readFigure.ts'
import { useLastWeek } from './useLastWeek.ts'
import { useLiveFigure } from './useLiveFigure.ts'

interface Props {
  which: FigureKind
  title: string
  /** Title of the card with the chart. */
  chart: string
  stato: UrlState<typeof figureUrlState>
  period: FiguresPeriod
  giorni: readonly FigureDay[]
  dati: readonly OriginalFigure[]
  total: number
  pages: number
  /** Gauge and sums. */
  totals: ReactNode
  operatori: readonly WorkshopChoice[]
  lavorazioni: readonly WorkshopChoice[]
  isWaiting: boolean
}

const TITLES = { giorni: 'Giorno per giorno', dati: 'Dati originali' } as const
const PANEL = 'pannello-figura'

/** The days before a period, as many as it has. */
function daysBefore({ fromDate, toDate }: FiguresPeriod) {
  const count = (Date.parse(toDate) - Date.parse(fromDate)) / 86_400_000 + 1
  return { from_date: addDays(fromDate, -count), to_date: addDays(fromDate, -1) }
}

/** Rows that a table shows before it scrolls; all of them on paper. */
const altezza = (righe: number) => ({
  display: 'flex',
  height: { sm: Math.min(640, righe * 36 + 120) },
  '@media print': { display: 'block', height: 'auto' },
})
/** Sums beside the chart where there is room, on a sheet across too. */
const beside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '440px minmax(0, 1fr)' },
  '@media print': { gridTemplateColumns: '340px minmax(0, 1fr)' },
} as const

/** A figure of the workshop: filters, gauge, sums, chart, its days, the activities that it is made of. */
export function FigureScreen(props: Props) {
  const { which, stato, giorni, dati, total, period } = props
  const { values, set, clear, active } = stato
  const { search } = useLocation()
  useLiveFigure()
  const go = useNavigate()
  const filtered = FIGURE_FILTERS.some((name) => active.includes(name))
  const days = ({ fromDate, toDate }: FiguresPeriod) => ({ from_date: fromDate, to_date: toDate })
  const isEmpty = !filtered && total === 0 && !props.isWaiting
  const { movedTo, isLooking } = useLastWeek(isEmpty, (week) => set(days(week), { replace: true }))
  const isWaiting = props.isWaiting || isLooking
  const daysColumns = useMemo(() => {
    return which === 'ore'
      ? oreDayColumns(({ giorno, operatori }) => figureOfDayUrl('ore', values, giorno, operatori))
      : performanceDayColumns(({ giorno }) => figureOfDayUrl('performance', values, giorno))
  }, [which, values])
  const columns = useMemo(() => dataColumns(which), [which])
  if (values.pagina > props.pages && !isWaiting) {
    const corrected = writeUrl(figureUrlState, new URLSearchParams(search), { pagina: props.pages })
    return <Navigate to={`${FIGURE_PATHS[which].page}?${corrected}`} replace />
  }
  const openDay = (day: string) => void go(figureOfDayUrl(which, values, day))
  const Chart = which === 'ore' ? OreChart : PerformanceChart
  const empty = (
    <EmptyState
      title="Nessuna attività in questo periodo"
      text={`Dal ${formatDate(period.fromDate)} al ${formatDate(period.toDate)} nessun operatore ha chiuso attività${which === 'ore' ? '' : ' per un ordine'}. Prova con altri giorni o con meno filtri.`}
      action={
        <Button variant="outlined" onClick={() => set({ ...daysBefore(period) })}>
          Periodo precedente
        </Button>
      }
    />
  )
  return (
    <Page
      title={props.title}
      count={total}
      isWaiting={isWaiting}
      actions={
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          component="a"
          href={figureExcelUrl(which, values)}
          download
          disabled={total === 0}
        >
          Esporta
        </Button>
      }
      filters={
        <FigureFilters
          values={values}
          set={set}
          period={period}
          operatori={
            <OperatoriField
              operatori={props.operatori}
              values={values.operatori}
              onChange={(operatori) => set({ operatori })}
            />
          }
          lavorazioni={props.lavorazioni}
          withTipo={which === 'performance'}
          active={active}
          onClear={filtered ? () => clear(FIGURE_FILTERS) : undefined}
        />
      }
    >
      {movedTo === values.from_date && movedTo !== null && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => set(days(periodOfDay('settimana', isoDate(new Date()))))}>
              Questa settimana
            </Button>
          }
        >
          Questa settimana non c’è ancora niente: questa è l’ultima con attività.
        </Alert>
      )}
      {isLooking ? (
        <RowsSkeleton />
      ) : total === 0 ? (
        empty
      ) : (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={beside}>
            <DetailCard title="Totali">{props.totals}</DetailCard>
            <DetailCard title={props.chart}>
              <Chart giorni={giorni} onDay={openDay} />
            </DetailCard>
          </Box>
          <Box>
            <Tabs
              aria-label="Dettaglio"
              value={values.scheda}
              onChange={(_event, tab: 'giorni' | 'dati') => set({ scheda: tab })}
              sx={{ minHeight: 36, mb: 1 }}
            >
              {(['giorni', 'dati'] as const).map((name) => (
                <Tab
                  key={name}
                  value={name}
                  label={TITLES[name]}
                  id={`scheda-${name}`}
                  aria-controls={name === values.scheda ? PANEL : undefined}
                  sx={{ minHeight: 36, py: 0.5, '@media (pointer: coarse)': { minHeight: 44 } }}
                />
              ))}
            </Tabs>
            <Box role="tabpanel" id={PANEL} aria-labelledby={`scheda-${values.scheda}`}>
              {values.scheda === 'giorni' ? (
                <Box sx={altezza(giorni.length)}>
                  <DataTable<FigureDay>
                    name={`${which}-giorni`}
                    label={TITLES.giorni}
                    rows={giorni}
                    idOf={({ chiave }) => chiave}
                    columns={daysColumns}
                    total={giorni.length}
                    page={1}
                    pageSize={Math.max(1, giorni.length)}
                    onPage={() => undefined}
                    isWaiting={isWaiting}
                    empty={empty}
                  />
                </Box>
              ) : (
                <Box sx={altezza(dati.length)}>
                  <DataTable<OriginalFigure>
                    name={`${which}-dati`}
                    label={TITLES.dati}
                    rows={dati}
                    idOf={({ pk }) => pk}
                    columns={columns}
                    total={total}
                    page={values.pagina}
                    pageSize={PERFORMANCE_PER_PAGE}
                    onPage={(page) => set({ pagina: page })}
                    sortings={figureOrderings}
                    sorting={values.ordina}
                    onSorting={(sort) => set({ ordina: sort as typeof values.ordina })}
                    isWaiting={isWaiting}
                    card={(riga) => (
                      <RowCard
                        title={`${riga.lavorazione}, ${riga.operatore}`}
                        beside={which === 'performance' && `${formatInteger(riga.performance)} %`}
                        note={[riga.ordine, `${formatDate(riga.data)} ${riga.ore}`, `${formatInteger(riga.tempo)} min`]
                          .filter(Boolean)
                          .join(', ')}
                      />
                    )}
                    empty={empty}
                  />
                </Box>
              )}
            </Box>
          </Box>
        </Box>
      )}
    </Page>
  )
}
