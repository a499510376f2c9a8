import Box from '@mui/material/Box'
import { BarChart } from '@mui/x-charts/BarChart'
import { bandOf, minutesAxis, PERFORMANCE_AXIS, PERFORMANCE_BANDS } from '#officina/performance/rules.ts'
import { CHART_TINTS } from '#screens/numeri/statistiche/colors.ts'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { bandGap } from '#ui/chart/bandGap.ts'
import { ChartPoints } from '#ui/chart/ChartPoints.tsx'
import { rangeInWords } from '#ui/chart/rangeInWords.ts'
import type { FigureDay } from '../readFigure.ts'
import { bandColor } from './Gauge.tsx'

/** '05-11': the year is in the filters. */
const shortDay = (day: string) => formatDate(day).slice(0, 5)

/** Widths and heights of the axes and of the legend, px: the buttons lie between them. */
const PERCENT_AXIS = 52
const MINUTES_AXIS = 76
const DAYS_AXIS = 25
const LEGEND = 60

const common = (days: readonly string[]) => ({
  height: 280,
  disableKeyboardNavigation: true, // the buttons over the bars are for the keyboard
  margin: { left: 0, right: 8, top: 12, bottom: 0 },
  grid: { horizontal: true },
  xAxis: [
    {
      scaleType: 'band' as const,
      data: [...days],
      categoryGapRatio: bandGap(days.length),
      valueFormatter: shortDay,
    },
  ],
})

interface Props {
  giorni: readonly FigureDay[]
  /** Opens the work of a day. */
  onDay: (day: string) => void
}

/** The performance of each day in the colour of its band; a bar that goes beyond the axis is cut, its figure is not. */
export function PerformanceChart({ giorni, onDay }: Props) {
  const inWords = (performance: number) =>
    `${formatInteger(performance)} %, ${bandOf(PERFORMANCE_BANDS, performance).word}`
  return (
    <Box sx={{ minWidth: 0, position: 'relative' }}>
      <Box aria-hidden>
        <BarChart
          {...common(giorni.map(({ giorno }) => giorno))}
          hideLegend
          yAxis={[
            {
              min: 0,
              max: PERFORMANCE_AXIS.max,
              domainLimit: 'strict',
              tickInterval: [...PERFORMANCE_AXIS.ticks],
              width: PERCENT_AXIS,
              valueFormatter: (value: number) => `${formatInteger(value)} %`,
            },
          ]}
          series={[
            {
              label: 'Performance',
              data: giorni.map(({ performance }) => Math.min(performance, PERFORMANCE_AXIS.max)),
              colorGetter: ({ dataIndex }) =>
                bandColor(bandOf(PERFORMANCE_BANDS, giorni[dataIndex]?.performance ?? 0).nome),
              valueFormatter: (_value, { dataIndex }) => inWords(giorni[dataIndex]?.performance ?? 0),
            },
          ]}
          onAxisClick={(_event, data) => data?.axisValue && onDay(String(data.axisValue))}
        />
      </Box>
      <ChartPoints
        label="Performance giorno per giorno"
        summary={rangeInWords(
          giorni.map(({ performance }) => performance),
          (value) => `${formatInteger(value)} %`,
        )}
        points={giorni.map(({ giorno, performance }) => ({
          key: giorno,
          detto: `${formatDate(giorno)}: ${inWords(performance)}`,
        }))}
        spazio={{ left: PERCENT_AXIS, right: 8, top: 12, bottom: DAYS_AXIS }}
        onOpen={onDay}
      />
    </Box>
  )
}

/** Minutes of each day, one colour for each operator. */
export function OreChart({ giorni, onDay }: Props) {
  const names = new Map(giorni.flatMap(({ operatori }) => operatori.map(({ pk, nome }) => [pk, nome] as const)))
  const byDay = Map.groupBy(giorni, ({ giorno }) => giorno)
  const giornate = [...byDay.keys()]
  const minutesOf = (day: string, pk: number) =>
    (byDay.get(day) ?? []).filter(({ operatori }) => operatori[0]?.pk === pk).reduce((sum, { tempo }) => sum + tempo, 0)
  const sums = giornate.map((day) => (byDay.get(day) ?? []).reduce((sum, { tempo }) => sum + tempo, 0))
  const axis = minutesAxis(Math.max(0, ...sums))
  const inWords = (day: string, index: number) =>
    [
      `${formatDate(day)}: ${formatInteger(sums[index] ?? 0)} minuti`,
      ...[...names].flatMap(([pk, name]) => {
        const minutes = minutesOf(day, pk)
        return minutes > 0 ? [`${name} ${formatInteger(minutes)}`] : []
      }),
    ].join(', ')
  return (
    <Box sx={{ minWidth: 0, position: 'relative' }}>
      <Box aria-hidden>
        <BarChart
          {...common(giornate)}
          height={names.size > 6 ? 320 : 300}
          yAxis={[
            {
              min: 0,
              max: axis.max,
              domainLimit: 'strict',
              tickInterval: axis.ticks,
              width: MINUTES_AXIS,
              valueFormatter: (value: number) => `${formatInteger(value)} min`,
            },
          ]}
          series={[...names].map(([pk, name], index) => ({
            label: name,
            stack: 'minuti',
            color: CHART_TINTS[index % CHART_TINTS.length],
            data: giornate.map((day) => minutesOf(day, pk)),
            valueFormatter: (value: number | null) => (value ? `${formatInteger(value)} min` : null),
          }))}
          onAxisClick={(_event, data) => data?.axisValue && onDay(String(data.axisValue))}
        />
      </Box>
      <ChartPoints
        label="Minuti di lavoro giorno per giorno"
        summary={rangeInWords(sums, (value) => `${formatInteger(value)} minuti`)}
        points={giornate.map((day, index) => ({ key: day, detto: inWords(day, index) }))}
        spazio={{ left: MINUTES_AXIS, right: 8, top: LEGEND, bottom: DAYS_AXIS }}
        onOpen={onDay}
      />
    </Box>
  )
}
