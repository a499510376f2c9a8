import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useViewer } from '#shell/viewer.ts'
import type { ShownTempisticaMancante } from '../model.ts'

interface Props {
  mancanti: readonly ShownTempisticaMancante[]
  onClose: () => void
}

/** Timings that the order's lines have none of. */
export function MissingDialog({ mancanti, onClose }: Props) {
  const { adminOrders } = useViewer().permessi
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="titolo-mancanti">
      <DialogTitle id="titolo-mancanti">Tempistiche mancanti</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          Attenzione mancano le seguenti tempistiche relative all'ordine corrente:{' '}
          {mancanti.map(missingInWords).join('; ')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          Queste righe contano zero minuti finché le tempistiche non ci sono.
        </Typography>
      </DialogContent>
      <DialogActions>
        {adminOrders && (
          <Button component={Link} to="/tempistiche">
            Vai alle tempistiche
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A kind of line without a timing. */
export function missingInWords({ tipo, famiglia, forma, codice }: ShownTempisticaMancante): string {
  return [tipo, famiglia, forma, codice].filter(Boolean).join(' · ')
}
