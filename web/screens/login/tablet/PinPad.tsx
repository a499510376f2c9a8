import Backspace from '@mui/icons-material/BackspaceOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { PIN_MAX } from '#amministrazione/utenti/tablet/rules.ts'
import { errorMessage } from '#relay/errors.ts'
import { afterPin } from '../loginDestination.ts'
import { enterByPin, type NameHere } from './tablet.ts'

/** Without a touch for so long, the names come back: who has walked away leaves nothing half typed. */
const BACK_MS = 30_000
const SHORTEST = 4

const key = {
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  minHeight: 72,
  fontSize: '1.75rem',
  fontWeight: 600,
  '@media (pointer: coarse)': { minHeight: 72 },
} as const

/** The PIN of who has tapped a name, by touch or by keys. */
export function PinPad({ who, onBack }: { who: NameHere; onBack: () => void }) {
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const back = useEffectEvent(onBack)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each digit begins the time anew
  useEffect(() => {
    const timer = setTimeout(() => back(), BACK_MS)
    return () => clearTimeout(timer)
  }, [pin, error])

  function type(digit: string) {
    setError(null)
    setPin((before) => (before.length < PIN_MAX ? before + digit : before))
  }

  async function enter() {
    if (pin.length < SHORTEST || sending) return
    setSending(true)
    try {
      const errors = await enterByPin(who.pk, pin)
      if (errors.length === 0) return location.replace(afterPin(location))
      setError(errors.map(({ message }) => message).join(' '))
    } catch (failure) {
      setError(errorMessage(failure))
    }
    setPin('')
    setSending(false)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) type(event.key)
    else if (event.key === 'Backspace') setPin((before) => before.slice(0, -1))
    else if (event.key === 'Escape') onBack()
    // A button that has the focus does its own.
    else if (event.key === 'Enter' && !(document.activeElement instanceof HTMLButtonElement)) void enter()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <Typography variant="h1" sx={{ fontSize: '1.75rem', overflowWrap: 'anywhere' }}>
          {who.nome}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '1.125rem' }}>
          Scrivi il tuo PIN
        </Typography>
        <Box
          role="status"
          aria-label={`${pin.length} cifre scritte`}
          sx={{ minHeight: 40, my: 1.5, fontSize: '2rem', lineHeight: '40px', letterSpacing: '0.35em' }}
        >
          {'●'.repeat(pin.length)}
        </Box>
        <Typography role="alert" color="error" sx={{ minHeight: 48, fontWeight: 600 }}>
          {error}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1.5 }}>
          {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
            <Button key={digit} variant="outlined" color="inherit" onClick={() => type(digit)} sx={key}>
              {digit}
            </Button>
          ))}
          <Button
            variant="outlined"
            color="inherit"
            aria-label="Cancella l’ultima cifra"
            disabled={pin === ''}
            onClick={() => setPin(pin.slice(0, -1))}
            sx={key}
          >
            <Backspace />
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => type('0')} sx={key}>
            0
          </Button>
          <Button
            variant="contained"
            disabled={pin.length < SHORTEST}
            loading={sending}
            onClick={() => void enter()}
            sx={{ ...key, backgroundColor: 'primary.main', fontSize: '1.25rem' }}
          >
            Entra
          </Button>
        </Box>
        <Button fullWidth onClick={onBack} sx={{ mt: 2, minHeight: 56, '@media (pointer: coarse)': { minHeight: 56 } }}>
          Torna ai nomi
        </Button>
      </Box>
    </Box>
  )
}
