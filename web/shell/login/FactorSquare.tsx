import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { QrCode } from '#ui/qr/QrCode.tsx'
import type { FactorToSetUp } from './session.ts'

/** What an authenticator app reads, for who is not let in without a second factor. */
export function FactorSquare({ indirizzo, secret }: FactorToSetUp) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography variant="body2">
        Per il tuo ruolo serve il secondo fattore. Inquadra il quadrato con un’app di autenticazione, come Google
        Authenticator, Microsoft Authenticator o Aegis, poi scrivi il codice che mostra.
      </Typography>
      <QrCode text={indirizzo} label="Codice da inquadrare con l’app di autenticazione" />
      <Typography variant="body2" color="textSecondary">
        Senza fotocamera, scrivi nell’app questa chiave:
      </Typography>
      <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere', textAlign: 'center' }}>
        {(secret.match(/.{1,4}/g) ?? []).join(' ')}
      </Box>
    </Stack>
  )
}
