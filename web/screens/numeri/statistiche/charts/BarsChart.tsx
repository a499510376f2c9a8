import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { BAR_CHART_PLUGINS, type BarChartPluginSignatures, BarPlot } from '@mui/x-charts/BarChart'
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsLayerContainer } from '@mui/x-charts/ChartsLayerContainer'
import { ChartsSvgLayer } from '@mui/x-charts/ChartsSvgLayer'
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip'
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis'
import { useXScale, useYScale } from '@mui/x-charts/hooks'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { CHART_COLORS, NEUTRAL_COLOR } from '../colors.ts'
import type { BarsMeasure } from '../urlState.ts'
import { CHART_FORMATS, type ChartBar } from './model.ts'

/** Height of the axis of the values, px. */
const AXIS = 24
/** Width of the names on a phone, px: the bars must have room too. */
const PHONE_NAMES = 118

interface Props {
  misura: BarsMeasure
  items: readonly ChartBar[]
  /** What the chart shows. */
  label: string
  /** Address of what a row is made of. */
  open: (riga: { pk: number }) => string
}

/** How much longer than the bar is thick, px at each end. */
const BEYOND = 3

/** A mark where the budget of each row stands. */
function BudgetMarks({ items }: { items: readonly ChartBar[] }) {
  const { vars } = useTheme()
  const x = useXScale<'linear'>()
  const y = useYScale<'band'>('nomi')
  return items.map(({ pk, budget }) => {
    const high = y(pk)
    if (budget === null || high === undefined) return null
    return (
      <rect
        key={pk}
        x={x(budget) - 1}
        y={high - BEYOND}
        width={2}
        height={y.bandwidth() + BEYOND * 2}
        fill={vars.palette.text.primary}
      />
    )
  })
}

/** The name in full and the figures of the row under the pointer. */
function ChartExplanation({ items }: { items: readonly ChartBar[] }) {
  const item = items[useAxesTooltip()?.[0]?.dataIndex ?? -1]
  if (!item) return null
  return (
    <Box
      sx={{
        maxWidth: 320,
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 3,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 0.5 }}>
        {item.whole}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2, m: 0, fontSize: '0.75rem' }}
      >
        {item.digits.map(([title, value]) => (
          <Box key={title} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {title}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/**
 * A bar for each row, its name before it and its figure after it. Over each row lies a link that says all of it in words:
 * for screen readers the list of them is the chart, and the keyboard moves along it.
 */
export function BarsChart({ misura, items, label, open }: Props) {
  const { vars } = useTheme()
  const telefono = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const finger = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const tall = finger ? 44 : 28
  const byPk = useMemo(() => new Map(items.map((item) => [item.pk, item])), [items])
  const { breve } = CHART_FORMATS[misura]
  const names = {
    scaleType: 'band',
    data: items.map(({ pk }) => pk),
    categoryGapRatio: finger ? 0.6 : 0.42,
    width: 'auto',
    disableLine: true,
    disableTicks: true,
    // Every row has its name and its figure: there is room for all.
    tickLabelInterval: () => true,
  } as const
  const color = (index: number) => {
    if (misura !== 'netto') return vars.palette.primary.main
    const fascia = items[index]?.fascia
    return fascia ? CHART_COLORS[fascia.nome] : NEUTRAL_COLOR
  }
  return (
    <ChartsDataProvider<'bar', BarChartPluginSignatures>
      plugins={BAR_CHART_PLUGINS}
      disableKeyboardNavigation
      height={AXIS + tall * items.length}
      margin={0}
      series={[
        {
          type: 'bar',
          layout: 'horizontal',
          data: items.map(({ valore }) => valore),
          colorGetter: ({ dataIndex }) => color(dataIndex),
          minBarSize: 2,
        },
      ]}
      xAxis={[
        {
          position: 'top',
          height: AXIS,
          // A little more, so that what is farthest does not touch its figure.
          max: 1.02 * Math.max(1, ...items.map(({ valore, budget }) => Math.max(valore, budget ?? 0))),
          min: Math.min(0, ...items.map(({ valore }) => valore)),
          domainLimit: 'strict',
          tickMinStep: 1,
          tickNumber: telefono ? 2 : 6,
          valueFormatter: breve,
          disableLine: true,
          disableTicks: true,
          tickLabelStyle: { fill: vars.palette.text.secondary },
        },
      ]}
      yAxis={[
        {
          ...names,
          id: 'nomi',
          width: telefono ? PHONE_NAMES : 'auto',
          valueFormatter: (pk: number) => byPk.get(pk)?.name ?? '',
        },
        {
          ...names,
          id: 'cifre',
          position: 'right',
          ignoreTooltip: true,
          valueFormatter: (pk: number) => byPk.get(pk)?.[telefono ? 'breve' : 'written'] ?? '',
        },
      ]}
    >
      <ChartsLayerContainer>
        <ChartsSvgLayer>
          <ChartsGrid vertical />
          <BarPlot borderRadius={2} />
          <BudgetMarks items={items} />
          <ChartsAxisHighlight y="band" />
          <ChartsXAxis />
          <ChartsYAxis axisId="nomi" />
          <ChartsYAxis axisId="cifre" />
        </ChartsSvgLayer>
        <Box
          component="ol"
          className="fuori-stampa"
          aria-label={label}
          sx={{ position: 'absolute', inset: 0, m: 0, p: 0, pt: `${AXIS}px`, listStyle: 'none' }}
        >
          {items.map(({ pk, detto }) => (
            <Box component="li" key={pk} sx={{ height: tall, '& a': { display: 'block', height: 1 } }}>
              <Link to={open({ pk })} aria-label={detto} />
            </Box>
          ))}
        </Box>
      </ChartsLayerContainer>
      <ChartsTooltipContainer trigger="axis">
        <ChartExplanation items={items} />
      </ChartsTooltipContainer>
    </ChartsDataProvider>
  )
}
