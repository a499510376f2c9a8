import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { TestoRicco } from '../../../ui/TestoRicco.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { Mancante } from '../../../ui/Valori.tsx'
import type { MessaggioRow } from './MessaggioRow.tsx'

/** A text for who may only read it. */
export function MessaggioLetto({ messaggio, onClose }: { messaggio: MessaggioRow; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullScreen={useIsPhone()} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{messaggio.titolo}</DialogTitle>
      <DialogContent dividers>{messaggio.testo ? <TestoRicco html={messaggio.testo} /> : <Mancante />}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
