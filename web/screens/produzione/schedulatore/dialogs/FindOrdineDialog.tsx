import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { FindOrdine } from './FindOrdine.tsx'

interface Props {
  onChoose: (pk: number) => void
  onClose: () => void
}

/** Another order is chosen, over the one on screen. */
export function FindOrdineDialog({ onChoose, onClose }: Props) {
  const telefono = useMediaQuery('(max-width:599px)', { noSsr: true })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={telefono} aria-labelledby="titolo-cerca-ordine">
      <DialogTitle id="titolo-cerca-ordine">Scegli un ordine</DialogTitle>
      <DialogContent dividers sx={{ p: 0, display: 'flex', flexDirection: 'column', height: 480 }}>
        <FindOrdine initial="schedulabili" autoFocus onChoose={onChoose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </Dialog>
  )
}
