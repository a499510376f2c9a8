import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Today from '@mui/icons-material/TodayOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { stepDay, viewTitle } from './events.ts'

/** The theme's own grey is too pale for text. */
const readable = { color: 'text.primary' } as const

interface Props {
  vista: 'mese' | 'settimana'
  day: string
  onDay: (day: string | null) => void
  /** Missing where there is only the month. */
  onVista?: (vista: 'mese' | 'settimana') => void
  /** In its first row on a phone, which has no room for it beside the title. */
  first?: ReactNode
  children?: ReactNode
}

/** Moves a calendar through time, and between month and week. */
export function CalendarioBar({ vista, day, onDay, onVista, first, children }: Props) {
  const what = vista === 'mese' ? 'Mese' : 'Settimana'
  const phone = useIsPhone()
  const moves = (
    <>
      {!phone && (
        <Button variant="outlined" onClick={() => onDay(null)}>
          Oggi
        </Button>
      )}
      <Box sx={{ display: 'flex' }}>
        <Tooltip title={`${what} precedente`}>
          <IconButton aria-label={`${what} precedente`} onClick={() => onDay(stepDay(day, vista, -1))}>
            <ChevronLeft />
          </IconButton>
        </Tooltip>
        <Tooltip title={`${what} successiv${vista === 'mese' ? 'o' : 'a'}`}>
          <IconButton
            aria-label={`${what} successiv${vista === 'mese' ? 'o' : 'a'}`}
            onClick={() => onDay(stepDay(day, vista, 1))}
          >
            <ChevronRight />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography
        variant="h2"
        aria-live="polite"
        sx={{
          minWidth: phone ? 0 : 150,
          flex: phone ? 1 : undefined,
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {viewTitle(day, vista)}
      </Typography>
      {phone && (
        <IconButton aria-label="Oggi" title="Oggi" onClick={() => onDay(null)}>
          <Today />
        </IconButton>
      )}
      {first}
    </>
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {phone ? <Box sx={{ flexBasis: '100%', display: 'flex', gap: 0.5, alignItems: 'center' }}>{moves}</Box> : moves}
      {onVista && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={vista}
          aria-label="Vista"
          onChange={(_event, choice: Props['vista'] | null) => choice && onVista(choice)}
        >
          <ToggleButton value="mese" sx={readable}>
            Mese
          </ToggleButton>
          <ToggleButton value="settimana" sx={readable}>
            Settimana
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      {!phone && <Box sx={{ flex: 1 }} />}
      {children}
    </Box>
  )
}
