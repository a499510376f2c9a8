import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '#relay/errors.ts'
import { LinkForm } from './LinkForm.tsx'
import { NamesGrid } from './NamesGrid.tsx'
import { PinPad } from './PinPad.tsx'
import { type NameHere, readTablet, type TabletHere, waitingByOwner } from './tablet.ts'

/** How often the names are read again: who is new, who has a PIN now, whether the tablet is still one. */
const REREAD_MS = 60_000

type State = { read: 'not yet' } | { read: 'failed'; why: string } | { read: 'yes'; tablet: TabletHere | null }

/**
 * What a tablet on a wall of the workshop shows when nobody is at it: the names of who works there. One taps one's own
 * and types its PIN.
 */
export function NamesPage() {
  const [state, setState] = useState<State>({ read: 'not yet' })
  const [waiting, setWaiting] = useState<ReadonlyMap<number, number>>(new Map())
  const [chosen, setChosen] = useState<NameHere | null>(null)

  const read = useEffectEvent(async () => {
    setWaiting(await waitingByOwner())
    try {
      setState({ read: 'yes', tablet: await readTablet() })
    } catch (error) {
      // Names that are on the wall stay there while the network is away.
      setState((before) => (before.read === 'yes' ? before : { read: 'failed', why: errorMessage(error) }))
    }
  })
  useEffect(() => {
    void read()
    const timer = setInterval(() => void read(), REREAD_MS)
    const again = () => void read()
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [])

  if (state.read === 'not yet') {
    return (
      <Middle>
        <CircularProgress aria-label="Caricamento..." />
      </Middle>
    )
  }
  if (state.read === 'failed') {
    return (
      <Middle>
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="large" onClick={() => location.reload()}>
              Riprova
            </Button>
          }
        >
          {state.why}
        </Alert>
      </Middle>
    )
  }
  if (!state.tablet) return <LinkForm onLinked={() => location.reload()} />
  if (chosen) return <PinPad who={chosen} onBack={() => setChosen(null)} />
  return <NamesGrid tablet={state.tablet} waiting={waiting} onChoose={setChosen} />
}

function Middle({ children }: { children: React.ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Typography
        variant="h1"
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        Tablet dell’officina
      </Typography>
      {children}
    </Box>
  )
}
