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
  successo: (testo: string, azione?: Azione) => void
  errore: (testo: string, azione?: Azione) => void
  info: (testo: string, azione?: Azione) => void
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
  const chiudi = useCallback((id: number) => setAvvisi((presenti) => presenti.filter((avviso) => avviso.id !== id)), [])
  const valore = useMemo<Notices>(() => {
    const mostra = (tono: Tono) => (testo: string, azione?: Azione) => {
      prossimo.current += 1
      const avviso = { id: prossimo.current, tono, testo, azione }
      setAvvisi((presenti) => [...presenti.filter((altro) => altro.testo !== testo), avviso].slice(-MASSIMO))
    }
    return { successo: mostra('success'), errore: mostra('error'), info: mostra('info') }
  }, [])

  return (
    <ContestoAvvisi value={valore}>
      {children}
      <Box
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          left: { xs: 8, sm: 24 },
          right: { xs: 8, sm: 'auto' },
          bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 24 },
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          maxWidth: 480,
          pointerEvents: 'none',
        }}
      >
        {avvisi.map((avviso) => (
          <UnAvviso key={avviso.id} avviso={avviso} chiudi={chiudi} />
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

  const bottone = azione && (
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
    <Slide in direction="up">
      <Alert
        severity={tono}
        variant="filled"
        role={tono === 'error' ? 'alert' : 'status'}
        action={bottone}
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
  const avvisi = use(ContestoAvvisi)
  if (!avvisi) throw new Error('useAvvisi va usato dentro AvvisiProvider')
  return avvisi
}
