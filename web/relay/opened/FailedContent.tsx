import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'

/** Body of a dialog whose data could not be read, for one that only its own buttons close. */
export function FailedContent({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </>
  )
}
