import Box from '@mui/material/Box'
import { formatDate, formatPercentage } from '../../../../server/shared/formats/formats.ts'
import type { CifreScenario } from './scenario.ts'

const ALTEZZA = 22

interface Props {
  carico: CifreScenario['carico']
  reparto: string
}

/** Load of sixteen weeks as small bars: full height is a full week. */
export function CaricoBars({ carico, reparto }: Props) {
  const settimane = carico.filter((settimana) => settimana.reparto === reparto)
  if (settimane.length === 0) return null
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
      {settimane.map(({ lunedi, capacita, occupato }) => {
        const parte = capacita > 0 ? occupato / capacita : occupato > 0 ? 2 : 0
        const colore = parte > 1 ? 'error.main' : parte > 0.9 ? 'warning.main' : 'primary.main'
        return (
          <Box
            key={lunedi}
            title={`Settimana del ${formatDate(lunedi)}: ${formatPercentage(Math.round(parte * 100))}`}
            sx={{ flex: 1, height: ALTEZZA, display: 'flex', alignItems: 'flex-end', bgcolor: 'action.hover' }}
          >
            <Box sx={{ flex: '0 0 100%', height: Math.round(Math.min(1, parte) * ALTEZZA), bgcolor: colore }} />
          </Box>
        )
      })}
    </Box>
  )
}
