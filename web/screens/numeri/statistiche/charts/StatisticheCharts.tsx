import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { formatDate } from '#shared/formats/formats.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import type { ReadStatistiche } from '../rows.ts'
import { CHART_MEASURES, type ChartMeasure, type StatisticheKind, type StatisticheUrlState } from '../urlState.ts'
import { BarsChart } from './BarsChart.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { chartPrintStyle } from './chartPrintStyle.ts'
import { chartBars, chartSlices } from './model.ts'
import { SharesChart } from './SharesChart.tsx'

interface Props {
  which: StatisticheKind
  read: ReadStatistiche
  stato: StatisticheUrlState
  onMisura: (misura: ChartMeasure) => void
  /** Address of what a row is made of. */
  open: (riga: { pk: number }) => string
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
