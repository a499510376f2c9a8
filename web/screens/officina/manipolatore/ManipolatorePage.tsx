import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { graphql } from 'relay-runtime'
import { PeriodFields } from '#forms/time/PeriodFields.tsx'
import type { ManipolatorePageQuery } from '#generated/ManipolatorePageQuery.graphql.ts'
import { FIRST_DAY } from '#officina/contatori/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { ChartPoints } from '#ui/chart/ChartPoints.tsx'
import { rangeInWords } from '#ui/chart/rangeInWords.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { manipolatoreUrlState, shownPeriod } from './manipolatoreUrlState.ts'

const query = graphql`
  query ManipolatorePageQuery($periodo: Periodo!) @preloadable {
    contatoriMacchina(periodo: $periodo) {
      data
      parziale
      totale
    }
  }
`

interface ManipolatoreChartProps {
  kind: 'line' | 'bars'
  readings: readonly { readonly data: string; readonly parziale: number; readonly totale: number }[]
}

/** '05-11': the year is in the filters. */
const shortDay = (day: string) => formatDate(day).slice(0, 5)

/** Pixels of the axes. */
const AXIS = 72
const SPACING = { left: AXIS + 8, right: 16, top: 16, bottom: 33 }

/** Totals as a line, what was done each day as bars; the table beside it is the same in words. */
function ManipolatoreChart({ kind, readings }: ManipolatoreChartProps) {
  const { vars } = useTheme()
  const common = {
    height: 300,
    disableKeyboardNavigation: true, // the buttons over the drawing are for the keyboard
    margin: { left: 8, right: 16, top: 16, bottom: 8 },
    hideLegend: true,
    xAxis: [
      {
        scaleType: 'band' as const,
        data: readings.map(({ data }) => data),
        valueFormatter: shortDay,
      },
    ],
    yAxis: [{ width: AXIS, valueFormatter: (value: number) => formatInteger(value) }],
    grid: { horizontal: true },
  }
  const shown = {
    color: vars.palette.primary.main,
    valueFormatter: (value: number | null) => (value === null ? '' : formatInteger(value)),
  }
  const label =
    kind === 'line' ? 'Totali della macchina, giorno per giorno' : 'Parziali della macchina, giorno per giorno'
  return (
    <Box sx={{ minWidth: 0, position: 'relative' }}>
      <Box aria-hidden>
        {kind === 'line' ? (
          <LineChart
            {...common}
            series={[
              { ...shown, label: 'Totale', data: readings.map(({ totale }) => totale), showMark: readings.length < 40 },
            ]}
          />
        ) : (
          <BarChart
            {...common}
            series={[{ ...shown, label: 'Parziale', data: readings.map(({ parziale }) => parziale) }]}
          />
        )}
      </Box>
      <ChartPoints
        label={label}
        summary={rangeInWords(
          readings.map(({ totale, parziale }) => (kind === 'line' ? totale : parziale)),
          formatInteger,
        )}
        points={readings.map(({ data, totale, parziale }) => ({
          key: data,
          detto: `${formatDate(data)}: ${formatInteger(kind === 'line' ? totale : parziale)}`,
        }))}
        spazio={SPACING}
      />
    </Box>
  )
}

/** The counter of the machine: its total, what it did day by day. */
export default function ManipolatorePage() {
  const { data, isWaiting } = useRouteQuery<ManipolatorePageQuery>(query)
  const { contatoriMacchina: readings } = data
  const { values, set } = useUrlState(manipolatoreUrlState)
  const { dal, al } = shownPeriod(values)
  return (
    <Page
      title="Manipolatore"
      isWaiting={isWaiting}
      filters={
        <PeriodFields
          name="Periodo"
          from={dal}
          to={al}
          first={FIRST_DAY}
          // Without one of its days a period is the usual one.
          onChange={(from, to) => set({ from_date: to && from, to_date: from && to })}
        />
      }
    >
      {readings.length === 0 ? (
        <EmptyState title="Nessun dato disponibile." text="Prova con un altro periodo." />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <DetailCard title="Totale massimo">
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
                <Typography sx={{ fontSize: { xs: '2rem', md: '2.5rem' }, fontWeight: 700, lineHeight: 1.1 }}>
                  {formatInteger(Math.max(...readings.map(({ totale }) => totale)))}
                </Typography>
                <Typography color="textSecondary">
                  Lavorazioni della macchina, dal {formatDate(dal)} al {formatDate(al)}
                </Typography>
              </Box>
            </DetailCard>
          </Box>
          <DetailCard title="Totali">
            <ManipolatoreChart kind="line" readings={readings} />
          </DetailCard>
          <DetailCard title="Parziali">
            <ManipolatoreChart kind="bars" readings={readings} />
          </DetailCard>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <DetailCard title="Giorno per giorno">
              <Box sx={{ maxHeight: 420, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Giorno per giorno">
                <PlainTable
                  stickyHeader
                  rows={readings}
                  keyOf={({ data }) => data}
                  columns={[
                    { title: 'Data', cell: ({ data }) => formatDate(data) },
                    { title: 'Parziale', align: 'right', cell: ({ parziale }) => formatInteger(parziale) },
                    { title: 'Totale', align: 'right', cell: ({ totale }) => formatInteger(totale) },
                  ]}
                />
              </Box>
            </DetailCard>
          </Box>
        </Box>
      )}
    </Page>
  )
}
