import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

interface Props {
  /** Sends a report with the user's words; given to superusers only. */
  onReport?: () => Promise<void>
}

/** Instead of a screen that failed to render. */
export function CrashPage({ onReport }: Props) {
  const [stato, setStato] = useState<'da fare' | 'invio' | 'fatto' | 'fallito'>('da fare')

  async function bringBack() {
    setStato('invio')
    await onReport?.().then(
      () => setStato('fatto'),
      () => setStato('fallito'),
    )
  }

  return (
    <Stack
      role="alert"
      spacing={2}
      sx={{ minHeight: '60vh', p: 3, alignItems: 'center', justifyContent: 'center', textAlign: 'center' }}
    >
      <Typography variant="h1">Ops, qualcosa è andato storto.</Typography>
      <Typography color="textSecondary">Stiamo lavorando per risolvere il problema.</Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => location.reload()}>
          Ricarica la pagina
        </Button>
        {onReport && stato !== 'fatto' && (
          <Button variant="outlined" loading={stato === 'invio'} onClick={() => void bringBack()}>
            Riporta il Problema
          </Button>
        )}
      </Stack>
      <Typography role="status" color={stato === 'fallito' ? 'error' : 'textSecondary'}>
        {stato === 'fatto' && 'Problema riportato, grazie.'}
        {stato === 'fallito' && 'Segnalazione non riuscita: riprova tra poco.'}
      </Typography>
    </Stack>
  )
}
