import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'

interface Confirm {
  text: string
  disabled?: boolean
  /** It is being done: not to be left meanwhile. */
  loading?: boolean
  /** Without it the button sends the form, of which there is `onSubmit`. */
  onClick?: () => void
}

interface Props extends Omit<DialogFrameProps, 'floating'> {
  /** On a phone it fills the window. */
  fillsPhone?: boolean
  /** The dialog is a form, sent by Enter too. */
  onSubmit?: () => void
  /** Lines above and below what it holds, unless it is a form. */
  dividers?: boolean
  /** Of what it holds. */
  sx?: SxProps<Theme>
  /** The button beside 'Annulla'; without it there is only 'Chiudi', which waits for an `onClose`. */
  confirm?: Confirm
  /** At the left of those two. */
  beside?: ReactNode
  /** Buttons in place of all those. */
  actions?: ReactNode
}

/** A dialog that holds a text, a list or a few fields, with its buttons at its foot. */
export function PlainDialog(props: Props) {
  const { fillsPhone = false, onSubmit, dividers = !onSubmit, sx, confirm, beside, actions, children, ...frame } = props
  const leave = frame.onClose ?? frame.onEscape
  const content = (
    <>
      <DialogContent dividers={dividers} sx={sx}>
        {children}
      </DialogContent>
      <DialogActions>
        {beside}
        {actions ?? (
          <Button
            variant={confirm ? 'text' : 'contained'}
            disabled={confirm ? confirm.loading : !leave}
            onClick={leave}
          >
            {confirm ? 'Annulla' : 'Chiudi'}
          </Button>
        )}
        {confirm && (
          <Button
            type={confirm.onClick ? 'button' : 'submit'}
            variant="contained"
            disabled={confirm.disabled}
            loading={confirm.loading}
            onClick={confirm.onClick}
          >
            {confirm.text}
          </Button>
        )}
      </DialogActions>
    </>
  )
  return (
    <DialogFrame {...frame} floating={!fillsPhone}>
      {onSubmit ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
    </DialogFrame>
  )
}
