import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { daysHoursMinutes } from '#officina/performance/rules.ts'
import { formatInteger } from '#shared/formats/formats.ts'

/** Minutes, and the same in days, hours and minutes. */
export function Duration({ minutes }: { minutes: number }) {
  return (
    <Tooltip title="Un giorno è una giornata di lavoro: 8 ore, 480 minuti" describeChild>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <b>{formatInteger(Math.round(minutes))} min</b>
        <Box component="span" sx={{ color: 'text.secondary', ml: 0.75 }}>
          {daysHoursMinutes(minutes)}
        </Box>
      </Box>
    </Tooltip>
  )
}
