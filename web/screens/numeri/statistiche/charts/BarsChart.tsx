import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { BAR_CHART_PLUGINS, type BarChartPluginSignatures, BarPlot } from '@mui/x-charts/BarChart'
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsLayerContainer } from '@mui/x-charts/ChartsLayerContainer'
import { ChartsSvgLayer } from '@mui/x-charts/ChartsSvgLayer'
import { ChartsTooltipContainer } from '@mui/x-charts/ChartsTooltip'
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { CHART_COLORS, NEUTRAL_COLOR } from '../colors.ts'
import type { BarsMeasure } from '../urlState.ts'
import { BudgetMarks } from './BudgetMarks.tsx'
import { ChartExplanation } from './ChartExplanation.tsx'
import { CHART_FORMATS, type ChartBar } from './model.ts'

/** Height of the axis of the values, px. */
const ASSE = 24
/** Width of the names on a phone, px: the bars must have room too. */
const NOMI_TELEFONO = 118

interface Props {
  misura: BarsMeasure
  voci: readonly ChartBar[]
  /** What the chart shows. */
  etichetta: string
  /** Address of what a row is made of. */
  apri: (riga: { pk: number }) => string
}

/**
 * A bar for each row, its name before it and its figure after it. Over each row lies a link that says all of it in words:
 * for screen readers the list of them is the chart, and the keyboard moves along it.
 */
export function BarsChart({ misura, voci, etichetta, apri }: Props) {
  const { vars } = useTheme()
  const telefono = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const dito = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const alta = dito ? 44 : 28
  const perPk = useMemo(() => new Map(voci.map((voce) => [voce.pk, voce])), [voci])
  const { breve } = CHART_FORMATS[misura]
  const names = {
    scaleType: 'band',
    data: voci.map(({ pk }) => pk),
    categoryGapRatio: dito ? 0.6 : 0.42,
    width: 'auto',
    disableLine: true,
    disableTicks: true,
    // Every row has its name and its figure: there is room for all.
    tickLabelInterval: () => true,
  } as const
  const colore = (index: number) => {
    if (misura !== 'netto') return vars.palette.primary.main
    const fascia = voci[index]?.fascia
    return fascia ? CHART_COLORS[fascia.nome] : NEUTRAL_COLOR
  }
  return (
    <ChartsDataProvider<'bar', BarChartPluginSignatures>
      plugins={BAR_CHART_PLUGINS}
      disableKeyboardNavigation
      height={ASSE + alta * voci.length}
      margin={0}
      series={[
        {
          type: 'bar',
          layout: 'horizontal',
          data: voci.map(({ valore }) => valore),
          colorGetter: ({ dataIndex }) => colore(dataIndex),
          minBarSize: 2,
        },
      ]}
      xAxis={[
        {
          position: 'top',
          height: ASSE,
          // A little more, so that what is farthest does not touch its figure.
          max: 1.02 * Math.max(1, ...voci.map(({ valore, budget }) => Math.max(valore, budget ?? 0))),
          min: Math.min(0, ...voci.map(({ valore }) => valore)),
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
          width: telefono ? NOMI_TELEFONO : 'auto',
          valueFormatter: (pk: number) => perPk.get(pk)?.nome ?? '',
        },
        {
          ...names,
          id: 'cifre',
          position: 'right',
          ignoreTooltip: true,
          valueFormatter: (pk: number) => perPk.get(pk)?.[telefono ? 'breve' : 'scritto'] ?? '',
        },
      ]}
    >
      <ChartsLayerContainer>
        <ChartsSvgLayer>
          <ChartsGrid vertical />
          <BarPlot borderRadius={2} />
          <BudgetMarks voci={voci} />
          <ChartsAxisHighlight y="band" />
          <ChartsXAxis />
          <ChartsYAxis axisId="nomi" />
          <ChartsYAxis axisId="cifre" />
        </ChartsSvgLayer>
        <Box
          component="ol"
          className="fuori-stampa"
          aria-label={etichetta}
          sx={{ position: 'absolute', inset: 0, m: 0, p: 0, pt: `${ASSE}px`, listStyle: 'none' }}
        >
          {voci.map(({ pk, detto }) => (
            <Box component="li" key={pk} sx={{ height: alta, '& a': { display: 'block', height: 1 } }}>
              <Link to={apri({ pk })} aria-label={detto} />
            </Box>
          ))}
        </Box>
      </ChartsLayerContainer>
      <ChartsTooltipContainer trigger="axis">
        <ChartExplanation voci={voci} />
      </ChartsTooltipContainer>
    </ChartsDataProvider>
  )
}
