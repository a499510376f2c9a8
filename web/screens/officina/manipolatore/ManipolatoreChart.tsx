import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { ChartPoints } from '#ui/chart/ChartPoints.tsx'
import { rangeInWords } from '#ui/chart/rangeInWords.ts'

interface Props {
  kind: 'line' | 'bars'
  readings: readonly { readonly data: string; readonly parziale: number; readonly totale: number }[]
}

/** '05-11': the year is in the filters. */
const shortDay = (day: string) => formatDate(day).slice(0, 5)

/** Pixels of the axes. */
const AXIS = 72
const SPACING = { left: AXIS + 8, right: 16, top: 16, bottom: 33 }

/** Totals as a line, what was done each day as bars; the table beside it is the same in words. */
export function ManipolatoreChart({ kind, readings }: Props) {
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
