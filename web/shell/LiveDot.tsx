import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useConnectionState } from '#relay/useConnectionState.ts'

const look = {
  spenta: null,
  attiva: { text: 'Aggiornamenti in diretta attivi', color: 'success.main' },
  riconnessione: { text: 'Riconnessione in corso: i dati possono non essere aggiornati', color: 'warning.main' },
} as const

/** Dot of the live connection: green, or amber while it comes back; nothing where no screen needs it. */
export function LiveDot() {
  const stato = look[useConnectionState()]
  return (
    <Box role="status" sx={{ display: 'flex' }}>
      {stato && (
        <Tooltip title={stato.text}>
          <Box
            role="img"
            aria-label={stato.text}
            className="barra"
            sx={{ width: 10, height: 10, mx: 1, borderRadius: '50%', backgroundColor: stato.color }}
          />
        </Tooltip>
      )}
    </Box>
  )
}
