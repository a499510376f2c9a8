import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slide from '@mui/material/Slide'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'

type Tono = 'success' | 'error' | 'info' | 'warning'

interface Azione {
  etichetta: string
  onClick: () => void
}

interface Avviso {
  id: number
  tono: Tono
  testo: string
  azione?: Azione
}

export interface Notices {
  successo: (text: string, action?: Azione) => void
  errore: (text: string, action?: Azione) => void
  info: (text: string, action?: Azione) => void
}

const ContestoAvvisi = createContext<Notices | null>(null)

/** Milliseconds a snackbar stays: longer for errors and where there is something to undo. */
const DURATA: Record<Tono, number> = { success: 4000, info: 5000, warning: 8000, error: 9000 }
const DURATA_CON_AZIONE = 9000
const MASSIMO = 3

/** Snackbars of the page: at most three at a time, the oldest leaves first. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [avvisi, setAvvisi] = useState<Avviso[]>([])
  const prossimo = useRef(0)
  const close = useCallback((id: number) => setAvvisi((present) => present.filter((notice) => notice.id !== id)), [])
  const value = useMemo<Notices>(() => {
    const show = (tono: Tono) => (testo: string, azione?: Azione) => {
      prossimo.current += 1
      const notice = { id: prossimo.current, tono, testo, azione }
      setAvvisi((present) => [...present.filter((altro) => altro.testo !== testo), notice].slice(-MASSIMO))
    }
    return { successo: show('success'), errore: show('error'), info: show('info') }
  }, [])

  return (
    <ContestoAvvisi value={value}>
      {children}
      <Box
        data-avvisi
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          // Over the middle of the top bar, where nothing is pressed: forms and lists have their buttons at the edges.
          top: 4,
          left: { xs: 8, sm: '50%' },
          right: { xs: 8, sm: 'auto' },
          transform: { sm: 'translateX(-50%)' },
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          maxWidth: 480,
          pointerEvents: 'none',
        }}
      >
        {avvisi.map((notice) => (
          <UnAvviso key={notice.id} avviso={notice} chiudi={close} />
        ))}
      </Box>
    </ContestoAvvisi>
  )
}

function UnAvviso({ avviso, chiudi }: { avviso: Avviso; chiudi: (id: number) => void }) {
  const { id, tono, testo, azione } = avviso
  const [fermo, setFermo] = useState(false)
  useEffect(() => {
    if (fermo) return
    const timer = setTimeout(() => chiudi(id), azione ? DURATA_CON_AZIONE : DURATA[tono])
    return () => clearTimeout(timer)
  }, [fermo, id, azione, tono, chiudi])

  const button = azione && (
    <Button
      color="inherit"
      onClick={() => {
        chiudi(id)
        azione.onClick()
      }}
    >
      {azione.etichetta}
    </Button>
  )
  return (
    <Slide in direction="down">
      <Alert
        severity={tono}
        variant="filled"
        role={tono === 'error' ? 'alert' : 'status'}
        action={button}
        onClose={azione ? undefined : () => chiudi(id)}
        onMouseEnter={() => setFermo(true)}
        onMouseLeave={() => setFermo(false)}
        onFocus={() => setFermo(true)}
        onBlur={() => setFermo(false)}
        sx={{ pointerEvents: 'auto', alignItems: 'center' }}
      >
        {testo}
      </Alert>
    </Slide>
  )
}

/** Functions that show snackbars; an action (`{ etichetta: 'Annulla', onClick }`) makes one stay longer. */
export function useNotices(): Notices {
  const notices = use(ContestoAvvisi)
  if (!notices) throw new Error('useNotices va usato dentro NoticesProvider')
  return notices
}
