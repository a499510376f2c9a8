import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormik } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { connectTabletSchema } from '#amministrazione/utenti/tablet/rules.ts'
import { emptyFormStatus, statusFromErrors, validateWith } from '#forms/errors.ts'
import { TextInputField } from '#forms/TextInputField.tsx'
import { errorMessage } from '#relay/errors.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { EntrancePage } from '../EntrancePage.tsx'
import { PinPad } from './PinPad.tsx'
import { linkTablet, type NameHere, readTablet, type TabletHere, waitingByOwner } from './tablet.ts'

/** How often the names are read again: who is new, who has a PIN now, whether the tablet is still one. */
const REREAD_MS = 60_000

type State = { read: 'not yet' } | { read: 'failed'; why: string } | { read: 'yes'; tablet: TabletHere | null }

/** Makes this device a tablet of the workshop, by the code that whoever administers users has made. */
function LinkForm({ onLinked }: { onLinked: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useFormik({
    initialValues: { codice: location.hash.slice(1) },
    initialStatus: emptyFormStatus,
    validate: (values) => validateWith(connectTabletSchema, values),
    async onSubmit(values, { setStatus }) {
      setFailure(null)
      setStatus(emptyFormStatus)
      try {
        const errors = await linkTablet(values.codice)
        if (errors.length > 0) return setStatus(statusFromErrors(errors, values))
        // The code is used up: it need not stay in the address.
        history.replaceState(null, '', location.pathname)
        onLinked()
      } catch (error) {
        setFailure(errorMessage(error))
      }
    },
  })
  const notices = failure ? [failure] : (form.status as typeof emptyFormStatus).generali
  return (
    <EntrancePage
      title="Tablet dell’officina"
      below={
        <Link href="/login" variant="body2" underline="always">
          Accedi con nome utente e password
        </Link>
      }
    >
      <FormikProvider value={form}>
        <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
          {notices.map((notice) => (
            <Alert key={notice} severity="error">
              {notice}
            </Alert>
          ))}
          <Typography variant="body2" color="textSecondary">
            Questo dispositivo diventa di tutti: ognuno vi entra con il suo nome e il suo PIN. Il codice si trova in
            Tablet dell’officina, nel menu di chi amministra gli utenti.
          </Typography>
          <TextInputField name="codice" label="Codice di collegamento" required autoFocus autoComplete="off" />
          <Button type="submit" variant="contained" size="large" loading={form.isSubmitting}>
            Collega questo dispositivo
          </Button>
        </Stack>
      </FormikProvider>
    </EntrancePage>
  )
}

interface NamesGridProps {
  tablet: TabletHere
  /** Writes that wait on this device, by user. */
  waiting: ReadonlyMap<number, number>
  onChoose: (who: NameHere) => void
}

/** The names, hit with gloves on. */
function NamesGrid({ tablet, waiting, onChoose }: NamesGridProps) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', p: { xs: 2, sm: 4 }, maxWidth: 1400, mx: 'auto' }}>
      <Typography color="textSecondary">{tablet.nome}</Typography>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' }, mb: 3 }}>
        Chi sei?
      </Typography>
      {tablet.operatori.length === 0 && (
        <Typography>
          Nessuno lavora in questi reparti: in Utenti si dice di ogni operatore a quali tablet accede.
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {tablet.operatori.map((who) => (
          <li key={who.pk}>
            <Name who={who} waiting={waiting.get(who.utente) ?? 0} onChoose={() => onChoose(who)} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Name({ who, waiting, onChoose }: { who: NameHere; waiting: number; onChoose: () => void }) {
  const below = who.conPin
    ? waiting > 0 && `${formatCount(waiting, 'registrazione da inviare', 'registrazioni da inviare')}`
    : 'PIN da impostare'
  return (
    <ButtonBase
      disabled={!who.conPin}
      onClick={onChoose}
      sx={{
        width: '100%',
        minHeight: 88,
        px: 2,
        py: 1.5,
        gap: 2,
        justifyContent: 'flex-start',
        textAlign: 'left',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        backgroundColor: 'background.paper',
        '&.Mui-disabled': { backgroundColor: 'transparent', borderStyle: 'dashed' },
        '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
          {who.nome}
        </Typography>
        {below && (
          <Typography color={who.conPin ? 'warning' : 'textSecondary'} sx={{ fontWeight: who.conPin ? 600 : 400 }}>
            {below}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  )
}

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
