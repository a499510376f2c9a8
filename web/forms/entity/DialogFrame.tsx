import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useIsPhone } from '#ui/useIsPhone.ts'

interface Props {
  title: string
  width?: 'xs' | 'sm' | 'md'
  /** Of what is only read, or acts at once: Escape closes it. A form does that by itself, while it is untouched. */
  onEscape?: () => void
  children: ReactNode
}

/** A dialog that holds a form and fills a phone. Only its own buttons close it: a click beside it loses nothing. */
export function DialogFrame({ title, width = 'md', onEscape, children }: Props) {
  const phone = useIsPhone()
  const id = useId()
  return (
    <Dialog
      open
      fullScreen={phone}
      maxWidth={width}
      fullWidth
      aria-labelledby={id}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onEscape?.()}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  )
}
