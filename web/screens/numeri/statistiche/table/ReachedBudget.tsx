import CheckCircle from '@mui/icons-material/CheckCircle'
import Box from '@mui/material/Box'
import { fasciaOf, isReached } from '#numeri/statistiche/rules.ts'
import { formatPercentage } from '#shared/formats/formats.ts'
import { MissingValue } from '#ui/Values.tsx'
import { CHART_COLORS } from '../colors.ts'

/** The share of the budget that was reached: as a number, as a bar in the colour of its band, and in a word. */
export function ReachedBudget({ percent }: { percent: number | null }) {
  if (percent === null) return <MissingValue />
  const { nome, word } = fasciaOf(percent)
  // Beyond a thousand nobody reads the decimals, and there is no room for them.
  const written = formatPercentage(percent < 1000 ? percent : Math.round(percent))
  const told = isReached(percent) ? 'budget raggiunto' : word
  return (
    <Box
      component="span"
      title={`${formatPercentage(percent)}: ${told}`}
      sx={{ display: 'inline-flex', flexDirection: 'column', width: '100%', lineHeight: 1.35, verticalAlign: 'middle' }}
    >
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          gap: 0.5,
          alignItems: 'center',
          justifyContent: 'flex-end',
          whiteSpace: 'nowrap',
        }}
      >
        {isReached(percent) && <CheckCircle color="success" sx={{ fontSize: 14 }} aria-label="Budget raggiunto" />}
        {written}
      </Box>
      <Box
        component="span"
        className="barra"
        sx={{ display: 'block', height: 4, borderRadius: 2, bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        <Box
          component="span"
          sx={{ display: 'block', height: 1, width: `${Math.min(percent, 100)}%`, bgcolor: CHART_COLORS[nome] }}
        />
      </Box>
    </Box>
  )
}
