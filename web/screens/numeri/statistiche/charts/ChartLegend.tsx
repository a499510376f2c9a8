import Box from '@mui/material/Box'
import { BUDGET_BANDS } from '../../../../../server/numeri/statistiche/rules.ts'
import { CHART_COLORS, NEUTRAL_COLOR } from '../colors.ts'

const until = (index: number) => {
  const from = BUDGET_BANDS[index - 1]?.fino
  const a = BUDGET_BANDS[index]?.fino ?? 0
  if (from === undefined) return `sotto ${a} %`
  return Number.isFinite(a) ? `${from}–${a} %` : `da ${from} %`
}

/** What the colours and the mark say. */
export function ChartLegend() {
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
