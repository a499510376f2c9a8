import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip'
import type { ChartBar } from './model.ts'

/** The name in full and the figures of the row under the pointer. */
export function ChartExplanation({ items }: { items: readonly ChartBar[] }) {
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
