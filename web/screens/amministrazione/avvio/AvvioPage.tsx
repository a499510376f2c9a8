import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import { errorMessage } from '#relay/errors.ts'
import { Mark } from '#ui/brand/Brand.tsx'
import { AvvioForm } from './AvvioForm.tsx'
import { readStato } from './avvio.ts'

type Stato = { motivo: string | null } | { fault: string } | null

const KEPT = 'avvio.codice'

/** The code of the address, which it leaves at once: a secret stays in no history, and a reload finds it in the tab. */
function takeCode(): string {
  const given = new URLSearchParams(location.search).get('codice')
  try {
    if (given !== null) sessionStorage.setItem(KEPT, given)
    const code = given ?? sessionStorage.getItem(KEPT) ?? ''
    if (given !== null) history.replaceState(history.state, '', location.pathname)
    return code
  } catch {
    // The tab keeps nothing: the address goes on saying it.
    return given ?? ''
  }
}

function leave() {
  try {
    sessionStorage.removeItem(KEPT)
  } catch {
    // Nothing was kept.
  }
  location.replace('/')
}

/** First page of an empty product, opened by the code that the console shows. */
export function AvvioPage() {
  const [codice] = useState(takeCode)
  const [stato, setStato] = useState<Stato>(null)
  const ask = useCallback(() => {
    setStato(null)
    readStato(codice).then(setStato, (error: unknown) => setStato({ fault: errorMessage(error) }))
  }, [codice])
  useEffect(ask, [ask])

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        p: { xs: 1, sm: 2 },
        pt: { xs: 2, sm: 4 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
      }}
    >
      <Mark />
      <Card sx={{ width: '100%', maxWidth: 720, p: { xs: 2, sm: 3 } }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          Primo avvio
        </Typography>
        {stato === null && <Skeleton variant="rounded" height={320} />}
        {stato !== null && 'fault' in stato && (
          <Alert severity="error" action={<Button onClick={ask}>Riprova</Button>}>
            {stato.fault}
          </Alert>
        )}
        {stato !== null && 'motivo' in stato && stato.motivo !== null && (
          <Alert severity="warning">
            {stato.motivo}{' '}
            <Link href="/login" underline="always">
              Accedi
            </Link>
          </Alert>
        )}
        {stato !== null && 'motivo' in stato && stato.motivo === null && <AvvioForm codice={codice} onDone={leave} />}
      </Card>
    </Box>
  )
}
