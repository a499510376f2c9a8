import Box from '@mui/material/Box'
import { BarChart } from '@mui/x-charts/BarChart'
import {
  ASSE_PERFORMANCE,
  asseMinuti,
  bandOf,
  FASCE_PERFORMANCE,
} from '../../../../../server/officina/performance/rules.ts'
import { formatDate, formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { CHART_TINTS } from '../../../numeri/statistiche/colors.ts'
import type { GiornoFigura } from '../readFigure.ts'
import { bandColor } from './Gauge.tsx'

/** '05-11': the year is in the filters. */
const shortDay = (day: string) => formatDate(day).slice(0, 5)

const common = (giorni: readonly string[]) => ({
  height: 280,
  margin: { left: 0, right: 8, top: 12, bottom: 0 },
  grid: { horizontal: true },
  xAxis: [{ scaleType: 'band' as const, data: [...giorni], valueFormatter: shortDay }],
})

interface Props {
  giorni: readonly GiornoFigura[]
  /** Opens the work of a day. */
  onDay: (giorno: string) => void
}

/** The performance of each day in the colour of its band; a bar that goes beyond the axis is cut, its figure is not. */
export function PerformanceChart({ giorni, onDay }: Props) {
  const detto = giorni.map(({ giorno, performance }) => `${formatDate(giorno)} ${performance} %`).join(', ')
  return (
    <Box role="img" aria-label={`Performance giorno per giorno: ${detto}`} sx={{ minWidth: 0 }}>
      <BarChart
        {...common(giorni.map(({ giorno }) => giorno))}
        hideLegend
        yAxis={[
          {
            min: 0,
            max: ASSE_PERFORMANCE.max,
            domainLimit: 'strict',
            tickInterval: [...ASSE_PERFORMANCE.ticks],
            width: 52,
            valueFormatter: (value: number) => `${formatInteger(value)} %`,
          },
        ]}
        series={[
          {
            label: 'Performance',
            data: giorni.map(({ performance }) => Math.min(performance, ASSE_PERFORMANCE.max)),
            colorGetter: ({ dataIndex }) =>
              bandColor(bandOf(FASCE_PERFORMANCE, giorni[dataIndex]?.performance ?? 0).nome),
            valueFormatter: (_value, { dataIndex }) => {
              const performance = giorni[dataIndex]?.performance ?? 0
              return `${formatInteger(performance)} %, ${bandOf(FASCE_PERFORMANCE, performance).parola}`
            },
          },
        ]}
        onAxisClick={(_event, data) => data?.axisValue && onDay(String(data.axisValue))}
      />
    </Box>
  )
}

/** Minutes of each day, one colour for each operator. */
export function OreChart({ giorni, onDay }: Props) {
  const nomi = new Map(giorni.flatMap(({ operatori }) => operatori.map(({ pk, nome }) => [pk, nome] as const)))
  const perGiorno = Map.groupBy(giorni, ({ giorno }) => giorno)
  const giornate = [...perGiorno.keys()]
  const minutiDi = (giorno: string, pk: number) =>
    (perGiorno.get(giorno) ?? [])
      .filter(({ operatori }) => operatori[0]?.pk === pk)
      .reduce((somma, { tempo }) => somma + tempo, 0)
  const somme = giornate.map((giorno) => (perGiorno.get(giorno) ?? []).reduce((somma, { tempo }) => somma + tempo, 0))
  const asse = asseMinuti(Math.max(0, ...somme))
  const detto = giornate.map((giorno, indice) => `${formatDate(giorno)} ${somme[indice]} minuti`).join(', ')
  return (
    <Box role="img" aria-label={`Minuti di lavoro giorno per giorno: ${detto}`} sx={{ minWidth: 0 }}>
      <BarChart
        {...common(giornate)}
        height={nomi.size > 6 ? 320 : 300}
        yAxis={[
          {
            min: 0,
            max: asse.max,
            domainLimit: 'strict',
            tickInterval: asse.ticks,
            width: 76,
            valueFormatter: (value: number) => `${formatInteger(value)} min`,
          },
        ]}
        series={[...nomi].map(([pk, nome], indice) => ({
          label: nome,
          stack: 'minuti',
          color: CHART_TINTS[indice % CHART_TINTS.length],
          data: giornate.map((giorno) => minutiDi(giorno, pk)),
          valueFormatter: (value: number | null) => (value ? `${formatInteger(value)} min` : null),
        }))}
        onAxisClick={(_event, data) => data?.axisValue && onDay(String(data.axisValue))}
      />
    </Box>
  )
}
