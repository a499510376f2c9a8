import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useConnectionState } from '#relay/useConnectionState.ts'

const look = {
  spenta: null,
  attiva: { testo: 'Aggiornamenti in diretta attivi', colore: 'success.main' },
  riconnessione: { testo: 'Riconnessione in corso: i dati possono non essere aggiornati', colore: 'warning.main' },
} as const

/** Dot of the live connection: green, or amber while it comes back; nothing where no screen needs it. */
export function LiveDot() {
  const stato = look[useConnectionState()]
  return (
    <Box role="status" sx={{ display: 'flex' }}>
      {stato && (
        <Tooltip title={stato.testo}>
          <Box
            role="img"
            aria-label={stato.testo}
            sx={{ width: 10, height: 10, mx: 1, borderRadius: '50%', backgroundColor: stato.colore }}
          />
        </Tooltip>
      )}
    </Box>
  )
}
