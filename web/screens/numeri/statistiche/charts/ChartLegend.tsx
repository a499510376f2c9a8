import Box from '@mui/material/Box'
import { FASCE_BUDGET } from '../../../../../server/numeri/statistiche/rules.ts'
import { CHART_COLORS, NEUTRAL_COLOR } from '../colors.ts'

const fino = (index: number) => {
  const da = FASCE_BUDGET[index - 1]?.fino
  const a = FASCE_BUDGET[index]?.fino ?? 0
  if (da === undefined) return `sotto ${a} %`
  return Number.isFinite(a) ? `${da}–${a} %` : `da ${da} %`
}

/** What the colours and the mark say. */
export function ChartLegend() {
  const voce = { display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: '0.75rem', color: 'text.secondary' }
  const quadro = { width: 10, height: 10, borderRadius: 0.25, flexShrink: 0 }
  return (
    <Box
      component="ul"
      aria-label="Legenda"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, m: 0, p: 0 }}
    >
      {FASCE_BUDGET.map(({ nome }, index) => (
        <Box component="li" key={nome} sx={voce}>
          <Box aria-hidden sx={{ ...quadro, bgcolor: CHART_COLORS[nome] }} />
          {fino(index)}
        </Box>
      ))}
      <Box component="li" sx={voce}>
        <Box aria-hidden sx={{ ...quadro, bgcolor: NEUTRAL_COLOR }} />
        senza budget
      </Box>
      <Box component="li" sx={voce}>
        <Box aria-hidden sx={{ width: '2px', height: 14, bgcolor: 'text.primary' }} />
        budget
      </Box>
    </Box>
  )
}
