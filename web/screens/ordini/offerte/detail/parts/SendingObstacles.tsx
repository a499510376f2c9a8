import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import type { VersioneDetail } from '../offertaDetail.ts'

/** Who sends a draft that the user may not: 'l’ufficio'. */
export const whoSends = ({ ostacoliInvio }: VersioneDetail): string =>
  ostacoliInvio.some(({ chi }) => chi === 'DIREZIONE') ? 'la direzione' : 'l’ufficio'

/** What keeps the user from sending a draft that somebody else may send; nothing where nothing does. */
export function SendingObstacles({ versione }: { versione: VersioneDetail }) {
  const { ostacoliInvio } = versione
  if (ostacoliInvio.length === 0) return null
  return (
    <Alert severity="warning">
      <AlertTitle>Così com’è la invia {whoSends(versione)}</AlertTitle>
      <Box component="ul" aria-label="Che cosa supera i tuoi limiti" sx={{ m: 0, pl: 2.5 }}>
        {ostacoliInvio.map(({ messaggio }) => (
          <li key={messaggio}>{messaggio}</li>
        ))}
      </Box>
    </Alert>
  )
}
