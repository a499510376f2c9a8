import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useIsPhone } from '../useIsPhone.ts'

export interface DialogFrameProps {
  title: ReactNode
  width?: 'xs' | 'sm' | 'md'
  open?: boolean
  role?: 'alertdialog'
  /** On a phone too it is a window over the page, which it does not fill. */
  floating?: boolean
  /** Of what loses nothing: Escape and a click beside it close it. */
  onClose?: (() => void) | undefined
  /** Of what is only read, or acts at once: Escape alone closes it. A form does that by itself, while it is untouched. */
  onEscape?: () => void
  children: ReactNode
}

/** A dialog with its title. Unless told only its own buttons close it: a click beside it must not lose what it holds. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, width = 'md', open = true, role, floating = false, onClose, onEscape = onClose, children } = props
  const phone = useIsPhone()
  const id = useId()
  return (
    <Dialog
      open={open}
      role={role}
      fullScreen={phone && !floating}
      maxWidth={width}
      fullWidth
      aria-labelledby={id}
      onClose={(_event, reason) => (reason === 'escapeKeyDown' ? onEscape : onClose)?.()}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  )
}
