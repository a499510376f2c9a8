import Box from '@mui/material/Box'
import type { CapacityReparto } from '#produzione/schedulazione/rules.ts'
import { formatDate, formatPercentage } from '#shared/formats/formats.ts'
import type { ScenarioFigures } from './scenario.ts'

const ALTEZZA = 22

interface Props {
  carico: ScenarioFigures['carico']
  reparto: CapacityReparto
}

/** Load of sixteen weeks as small bars: full height is a full week. */
export function CaricoBars({ carico, reparto }: Props) {
  const weeks = carico.filter((week) => week.reparto === reparto)
  if (weeks.length === 0) return null
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: '2px',
        height: ALTEZZA,
        flex: '0 0 100%',
        '& > *': { maxWidth: 8 },
        mt: 0.25,
      }}
    >
      {weeks.map(({ lunedi, capacita, occupato }) => {
        const part = capacita > 0 ? occupato / capacita : occupato > 0 ? 2 : 0
        const color = part > 1 ? 'error.main' : part > 0.9 ? 'warning.main' : 'primary.main'
        return (
          <Box
            key={lunedi}
            title={`Settimana del ${formatDate(lunedi)}: ${formatPercentage(Math.round(part * 100))}`}
            sx={{ flex: 1, height: ALTEZZA, display: 'flex', alignItems: 'flex-end', bgcolor: 'action.hover' }}
          >
            <Box sx={{ flex: '0 0 100%', height: Math.round(Math.min(1, part) * ALTEZZA), bgcolor: color }} />
          </Box>
        )
      })}
    </Box>
  )
}
