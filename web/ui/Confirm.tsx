import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { useEndWithPage } from './page/usePageState.ts'

interface Question {
  title: string
  text?: ReactNode
  /** Label of the button that goes on; 'Conferma' by default, null when there is no going on. */
  conferma?: string | null
  cancel?: string
  /** Colours the button as something that takes away. */
  distruttiva?: boolean
  /** Says that it cannot be taken back. */
  forever?: boolean
}

type Confirm = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)

/**
 * Holds the page's one confirmation dialog. A question ends with its page, as if it were cancelled, and what cannot be
 * taken back is never what Enter does.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const solve = useRef<(answer: boolean) => void>(() => undefined)

  const ask = useCallback<Confirm>((next) => {
    solve.current(false)
    setQuestion(next)
    setOpen(true)
    return new Promise((resolve) => {
      solve.current = resolve
    })
  }, [])
  const answer = (answer: boolean) => {
    setOpen(false)
    solve.current(answer)
  }
  useEndWithPage(() => answer(false))
  const safeFirst = question?.conferma === null || question?.distruttiva === true

  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        open={open}
        onClose={() => answer(false)}
        role="alertdialog"
        maxWidth="xs"
        fullWidth
        aria-labelledby="titolo-conferma"
      >
        <DialogTitle id="titolo-conferma">{question?.title}</DialogTitle>
        {(question?.text || question?.forever) && (
          <DialogContent>
            <DialogContentText component="div">
              {question.text}
              {question.forever && <Box>Non si può annullare.</Box>}
            </DialogContentText>
          </DialogContent>
        )}
        <DialogActions>
          <Button autoFocus={safeFirst} onClick={() => answer(false)}>
            {question?.cancel ?? (question?.conferma === null ? 'Chiudi' : 'Annulla')}
          </Button>
          {question?.conferma !== null && (
            <Button
              autoFocus={!safeFirst}
              variant="contained"
              color={question?.distruttiva ? 'error' : 'primary'}
              onClick={() => answer(true)}
            >
              {question?.conferma ?? 'Conferma'}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </ConfirmContext>
  )
}

/**
 * A function that asks before something is done.
 * @example if (await conferma({ titolo: 'Vuoi rimuovere il serramento?' })) rimuovi()
 */
export function useConfirm(): Confirm {
  const conferma = use(ConfirmContext)
  if (!conferma) throw new Error('useConfirm va usato dentro ConfirmProvider')
  return conferma
}
