import Box from '@mui/material/Box'
import { BarChart } from '@mui/x-charts/BarChart'
import {
  ASSE_PERFORMANCE,
  asseMinuti,
  bandOf,
  FASCE_PERFORMANCE,
} from '../../../../../server/officina/performance/rules.ts'
import { formatDate, formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { bandGap } from '../../../../ui/chart/bandGap.ts'
import { ChartPoints } from '../../../../ui/chart/ChartPoints.tsx'
import { rangeInWords } from '../../../../ui/chart/rangeInWords.ts'
import { CHART_TINTS } from '../../../numeri/statistiche/colors.ts'
import type { GiornoFigura } from '../readFigure.ts'
import { bandColor } from './Gauge.tsx'

/** '05-11': the year is in the filters. */
const shortDay = (day: string) => formatDate(day).slice(0, 5)

/** Widths and heights of the axes and of the legend, px: the buttons lie between them. */
const ASSE_PERCENTO = 52
const ASSE_MINUTI = 76
const ASSE_GIORNI = 25
const LEGENDA = 60

const common = (giorni: readonly string[]) => ({
  height: 280,
  disableKeyboardNavigation: true, // the buttons over the bars are for the keyboard
  margin: { left: 0, right: 8, top: 12, bottom: 0 },
  grid: { horizontal: true },
  xAxis: [
    {
      scaleType: 'band' as const,
      data: [...giorni],
      categoryGapRatio: bandGap(giorni.length),
      valueFormatter: shortDay,
    },
  ],
})

interface Props {
  giorni: readonly GiornoFigura[]
  /** Opens the work of a day. */
  onDay: (giorno: string) => void
}

/** The performance of each day in the colour of its band; a bar that goes beyond the axis is cut, its figure is not. */
export function PerformanceChart({ giorni, onDay }: Props) {
  const inWords = (performance: number) =>
    `${formatInteger(performance)} %, ${bandOf(FASCE_PERFORMANCE, performance).parola}`
  return (
    <Box sx={{ minWidth: 0, position: 'relative' }}>
      <Box aria-hidden>
        <BarChart
          {...common(giorni.map(({ giorno }) => giorno))}
          hideLegend
          yAxis={[
            {
              min: 0,
              max: ASSE_PERFORMANCE.max,
              domainLimit: 'strict',
              tickInterval: [...ASSE_PERFORMANCE.ticks],
              width: ASSE_PERCENTO,
              valueFormatter: (value: number) => `${formatInteger(value)} %`,
            },
          ]}
          series={[
            {
              label: 'Performance',
              data: giorni.map(({ performance }) => Math.min(performance, ASSE_PERFORMANCE.max)),
              colorGetter: ({ dataIndex }) =>
                bandColor(bandOf(FASCE_PERFORMANCE, giorni[dataIndex]?.performance ?? 0).nome),
              valueFormatter: (_value, { dataIndex }) => inWords(giorni[dataIndex]?.performance ?? 0),
            },
          ]}
          onAxisClick={(_event, data) => data?.axisValue && onDay(String(data.axisValue))}
        />
      </Box>
      <ChartPoints
        etichetta="Performance giorno per giorno"
        riassunto={rangeInWords(
          giorni.map(({ performance }) => performance),
          (valore) => `${formatInteger(valore)} %`,
        )}
        punti={giorni.map(({ giorno, performance }) => ({
          chiave: giorno,
          detto: `${formatDate(giorno)}: ${inWords(performance)}`,
        }))}
        spazio={{ left: ASSE_PERCENTO, right: 8, top: 12, bottom: ASSE_GIORNI }}
        onOpen={onDay}
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
  const inWords = (giorno: string, indice: number) =>
    [
      `${formatDate(giorno)}: ${formatInteger(somme[indice] ?? 0)} minuti`,
      ...[...nomi].flatMap(([pk, nome]) => {
        const minuti = minutiDi(giorno, pk)
        return minuti > 0 ? [`${nome} ${formatInteger(minuti)}`] : []
      }),
    ].join(', ')
  return (
    <Box sx={{ minWidth: 0, position: 'relative' }}>
      <Box aria-hidden>
        <BarChart
          {...common(giornate)}
          height={nomi.size > 6 ? 320 : 300}
          yAxis={[
            {
              min: 0,
              max: asse.max,
              domainLimit: 'strict',
              tickInterval: asse.ticks,
              width: ASSE_MINUTI,
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
      <ChartPoints
        etichetta="Minuti di lavoro giorno per giorno"
        riassunto={rangeInWords(somme, (valore) => `${formatInteger(valore)} minuti`)}
        punti={giornate.map((giorno, indice) => ({ chiave: giorno, detto: inWords(giorno, indice) }))}
        spazio={{ left: ASSE_MINUTI, right: 8, top: LEGENDA, bottom: ASSE_GIORNI }}
        onOpen={onDay}
      />
    </Box>
  )
}
