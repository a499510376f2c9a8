import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'

interface Props {
  open: boolean
  onClose: () => void
  /** Asks again; without it the answer follows by itself what is being written. */
  onAsk?: () => void
  children: ReactNode
}

/** The frame of 'Prima data possibile': it fills a phone, scrolls with the keys, and says that nothing is booked. */
export function PrimaDataDialog({ open, onClose, onAsk, children }: Props) {
  return (
    <DialogFrame open={open} title="Prima data possibile" onClose={onClose}>
      {/* Nothing in it takes the focus, which the keys that scroll need. */}
      <DialogContent dividers tabIndex={0} sx={{ minHeight: 240 }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, pl: 1 }}>
          È una prova: non prenota nulla.
        </Typography>
        {onAsk && <Button onClick={onAsk}>Ricalcola</Button>}
        <Button variant="contained" onClick={onClose}>
          Chiudi
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
