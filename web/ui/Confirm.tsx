import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { useEndWithPage } from './page/usePageState.ts'

interface Domanda {
  titolo: string
  testo?: ReactNode
  /** Label of the button that goes on; 'Conferma' by default, null when there is no going on. */
  conferma?: string | null
  annulla?: string
  /** Colours the button as something that cannot be taken back. */
  distruttiva?: boolean
}

type Conferma = (domanda: Domanda) => Promise<boolean>

const ContestoConferma = createContext<Conferma | null>(null)

/**
 * Holds the page's one confirmation dialog. A question ends with its page, as if it were cancelled, and what cannot be
 * taken back is never what Enter does.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [domanda, setDomanda] = useState<Domanda | null>(null)
  const [aperta, setAperta] = useState(false)
  const risolvi = useRef<(answer: boolean) => void>(() => undefined)

  const ask = useCallback<Conferma>((nuova) => {
    risolvi.current(false)
    setDomanda(nuova)
    setAperta(true)
    return new Promise((resolve) => {
      risolvi.current = resolve
    })
  }, [])
  const rispondi = (answer: boolean) => {
    setAperta(false)
    risolvi.current(answer)
  }
  useEndWithPage(() => rispondi(false))
  const safeFirst = domanda?.conferma === null || domanda?.distruttiva === true

  return (
    <ContestoConferma value={ask}>
      {children}
      <Dialog
        open={aperta}
        onClose={() => rispondi(false)}
        role="alertdialog"
        maxWidth="xs"
        fullWidth
        aria-labelledby="titolo-conferma"
      >
        <DialogTitle id="titolo-conferma">{domanda?.titolo}</DialogTitle>
        {domanda?.testo && (
          <DialogContent>
            <DialogContentText component="div">{domanda.testo}</DialogContentText>
          </DialogContent>
        )}
        <DialogActions>
          <Button autoFocus={safeFirst} onClick={() => rispondi(false)}>
            {domanda?.annulla ?? (domanda?.conferma === null ? 'Chiudi' : 'Annulla')}
          </Button>
          {domanda?.conferma !== null && (
            <Button
              autoFocus={!safeFirst}
              variant="contained"
              color={domanda?.distruttiva ? 'error' : 'primary'}
              onClick={() => rispondi(true)}
            >
              {domanda?.conferma ?? 'Conferma'}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </ContestoConferma>
  )
}

/**
 * A function that asks before something is done.
 * @example if (await conferma({ titolo: 'Vuoi rimuovere il serramento?' })) rimuovi()
 */
export function useConfirm(): Conferma {
  const conferma = use(ContestoConferma)
  if (!conferma) throw new Error('useConfirm va usato dentro ConfirmProvider')
  return conferma
}
