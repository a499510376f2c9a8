import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { RichTextView } from '#ui/RichTextView.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { MissingValue } from '#ui/Values.tsx'
import type { MessaggioRow } from './MessaggioRow.tsx'

/** A text for who may only read it. */
export function ReadMessage({ message, onClose }: { message: MessaggioRow; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullScreen={useIsPhone()} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{message.titolo}</DialogTitle>
      <DialogContent dividers>{message.testo ? <RichTextView html={message.testo} /> : <MissingValue />}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
