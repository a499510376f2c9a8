import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { PieChart, pieClasses } from '@mui/x-charts/PieChart'
import { useMemo, useState } from 'react'
import { Link as RouteLink } from 'react-router'
import { BUDGET_BANDS } from '#numeri/statistiche/rules.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { CHART_COLORS, CHART_TINTS, NEUTRAL_COLOR } from '../colors.ts'
import type { ReadStatistiche } from '../rows.ts'
import { CHART_MEASURES, type ChartMeasure, type StatisticheKind, type StatisticheUrlState } from '../urlState.ts'
import { BarsChart } from './BarsChart.tsx'
import { type ChartSlice, chartBars, chartSlices } from './model.ts'

interface Props {
  which: StatisticheKind
  read: ReadStatistiche
  stato: StatisticheUrlState
  onMisura: (misura: ChartMeasure) => void
  /** Address of what a row is made of. */
  open: (riga: { pk: number }) => string
}

/** On paper the chart alone, all of it: what is around it and what it scrolls in have no part in it. */
const chartPrintStyle = {
  '@media screen': { '.solo-in-stampa': { display: 'none' } },
  '@media print': {
    '@page': { size: 'A4 portrait', margin: '12mm' },
    'html, body, #radice, body :has(.da-stampare)': {
      display: 'block',
      height: 'auto',
      overflow: 'visible',
      margin: 0,
      padding: 0,
      background: '#fff',
    },
    // But for what the charts measure texts with.
    'body :not(:has(.da-stampare), .da-stampare, .da-stampare *, body > svg, body > svg *)': { display: 'none' },
    'body .da-stampare': { overflow: 'visible', border: 0, padding: 0, printColorAdjust: 'exact' },
    'body .da-stampare .fuori-stampa': { display: 'none' },
    // Drawn for the window, the chart takes the width of the paper.
    'body .da-stampare .MuiChartsLayerContainer-root': { height: 'auto' },
    'body .da-stampare .MuiChartsSvgLayer-root': { position: 'static', height: 'auto' },
  },
} as const

const until = (index: number) => {
  const from = BUDGET_BANDS[index - 1]?.fino
  const a = BUDGET_BANDS[index]?.fino ?? 0
  if (from === undefined) return `sotto ${a} %`
  return Number.isFinite(a) ? `${from}–${a} %` : `da ${from} %`
}

/** What the colours and the mark say. */
function ChartLegend() {
  const item = { display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: '0.75rem', color: 'text.secondary' }
  const square = { width: 10, height: 10, borderRadius: 0.25, flexShrink: 0 }
  return (
    <Box
      component="ul"
      aria-label="Legenda"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, m: 0, p: 0 }}
    >
      {BUDGET_BANDS.map(({ nome }, index) => (
        <Box component="li" key={nome} sx={item}>
          <Box aria-hidden sx={{ ...square, bgcolor: CHART_COLORS[nome] }} />
          {until(index)}
        </Box>
      ))}
      <Box component="li" sx={item}>
        <Box aria-hidden sx={{ ...square, bgcolor: NEUTRAL_COLOR }} />
        senza budget
      </Box>
      <Box component="li" sx={item}>
        <Box aria-hidden sx={{ width: '2px', height: 14, bgcolor: 'text.primary' }} />
        budget
      </Box>
    </Box>
  )
}

/** Side of the pie, px. */
const SIDE = 400
const SERIES = 'quote'

interface SharesChartProps {
  /** At least one. */
  slices: readonly ChartSlice[]
  /** What the chart shows. */
  label: string
  /** Address of what a row is made of. */
  open: (riga: { pk: number }) => string
}

const riga = {
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto 64px',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 32,
  px: 1,
  borderRadius: 0.5,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const

/** Who the net comes from, clockwise from the top as in the list beside, which says all of it in words. */
function SharesChart({ slices, label, open }: SharesChartProps) {
  /** The slice that is looked at, here or in the list. */
  const [watched, setHighlighted] = useState<number | null>(null)
  const color = (index: number) => (slices[index]?.pk === null ? NEUTRAL_COLOR : CHART_TINTS[index])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 4 }, alignItems: 'center' }}>
      <Box sx={{ width: '100%', maxWidth: SIDE, aspectRatio: '1' }}>
        <PieChart
          margin={8}
          hideLegend
          disableKeyboardNavigation
          highlightedItem={watched === null ? null : { type: 'pie', seriesId: SERIES, dataIndex: watched }}
          onHighlightChange={(item) => setHighlighted(item?.dataIndex ?? null)}
          series={[
            {
              id: SERIES,
              data: slices.map(({ name, valore }, index) => ({
                id: index,
                value: valore,
                label: name,
                color: color(index),
              })),
              arcLabel: ({ id }) => slices[Number(id)]?.part ?? '',
              arcLabelMinAngle: 22,
              arcLabelRadius: '72%',
              valueFormatter: (_value, { dataIndex }) => {
                const fetta = slices[dataIndex]
                return fetta ? `${fetta.written} · ${fetta.part}` : null
              },
              highlightScope: { highlight: 'item' },
              highlighted: { additionalRadius: 6 },
            },
          ]}
          sx={{
            [`& .${pieClasses.arc}`]: { strokeWidth: 2 },
            [`& .${pieClasses.arcLabel}`]: { fill: '#fff', fontSize: 12, fontWeight: 600 },
          }}
        />
      </Box>
      <Box component="ol" aria-label={label} sx={{ flex: '1 1 320px', maxWidth: 560, m: 0, p: 0, listStyle: 'none' }}>
        {slices.map(({ pk, name, written, part }, index) => (
          <Box
            component="li"
            key={pk ?? 'altri'}
            onPointerEnter={() => setHighlighted(index)}
            onPointerLeave={() => setHighlighted(null)}
            sx={{ ...riga, bgcolor: watched === index ? 'action.hover' : 'transparent' }}
          >
            <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: 0.25, bgcolor: color(index) }} />
            {pk === null ? (
              <span>{name}</span>
            ) : (
              <Link
                component={RouteLink}
                to={open({ pk })}
                title={name}
                color="inherit"
                noWrap
                sx={{ fontWeight: 550 }}
              >
                {name}
              </Link>
            )}
            <span>{written}</span>
            <Box component="span" sx={{ textAlign: 'right', color: 'text.secondary' }}>
              {part}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** The rows of the page as bars, in the colours of their share of the budget, or as parts of a whole. */
export default function StatisticheCharts({ which, read, stato, onMisura, open }: Props) {
  const { misura } = stato
  const items = useMemo(() => (misura === 'quote' ? [] : chartBars(read.righe, misura)), [read.righe, misura])
  const parts = useMemo(() => chartSlices(read), [read])
  const empty = misura === 'quote' ? parts.length === 0 : items.every(({ valore, budget }) => !valore && !budget)
  const { dataInizio, dataFine } = read.period
  const label = `${CHART_MEASURES[misura]} per ${which === 'clienti' ? 'cliente' : 'agente'}`
  const others = read.totalCount - read.righe.length
  return (
    <Box
      className="da-stampare"
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        // The chart follows its width: a bar that comes and goes would make it do so forever.
        scrollbarGutter: 'stable',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: { xs: 1, sm: 2 },
        py: { xs: 1.5, sm: 2 },
        bgcolor: 'background.paper',
      }}
    >
      <GlobalStyles styles={chartPrintStyle} />
      <Typography variant="h2" className="solo-in-stampa">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <NativeSelect
          className="fuori-stampa"
          input={<OutlinedInput size="small" />}
          value={misura}
          onChange={({ target }) => onMisura(target.value as ChartMeasure)}
          inputProps={{ 'aria-label': 'Misura' }}
        >
          {Object.entries(CHART_MEASURES).map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </NativeSelect>
        <Typography variant="body2" color="textSecondary">
          {formatDate(dataInizio)} – {formatDate(dataFine)}
          {others > 0 && ` · ${read.righe.length} di ${read.totalCount}, i primi della tabella`}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {misura === 'netto' && <ChartLegend />}
      </Box>
      {empty ? (
        <EmptyState title="Nessun ordine in questo periodo" text="Prova con un altro periodo o con altri agenti." />
      ) : misura === 'quote' ? (
        <SharesChart slices={parts} label={label} open={open} />
      ) : (
        <BarsChart misura={misura} items={items} label={label} open={open} />
      )}
    </Box>
  )
}
