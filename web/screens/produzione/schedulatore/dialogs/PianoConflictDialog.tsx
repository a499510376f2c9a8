import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { momentInWords } from '../time.ts'

/** A phase that no longer fits where it was planned. */
export interface FaseConflict {
  nomeFase: string
  inizioRichiesto: string | null
  /** Where it would begin now; null when nowhere. */
  inizioPossibile: string | null
}

interface Props {
  conflicts: readonly FaseConflict[]
  onRecompute: () => void
  onClose: () => void
}

/** Somebody has taken the room meanwhile: old and new dates, and to plan again. Nothing was saved. */
export function PianoConflictDialog({ conflicts, onRecompute, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} role="alertdialog" maxWidth="sm" fullWidth aria-labelledby="titolo-conflitto">
      <DialogTitle id="titolo-conflitto">Nel frattempo lo spazio è stato occupato</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ mb: 1 }}>
          Un altro ordine ha preso il posto. Non è stato salvato nulla: con le date nuove si può salvare.
        </Typography>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Fase</TableCell>
              <TableCell>Inizio richiesto</TableCell>
              <TableCell>Inizio possibile ora</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {conflicts.map(({ nomeFase, inizioRichiesto, inizioPossibile }) => (
              <TableRow key={nomeFase}>
                <TableCell sx={{ textTransform: 'capitalize' }}>{nomeFase}</TableCell>
                <TableCell>{inizioRichiesto ? momentInWords(inizioRichiesto) : '—'}</TableCell>
                <TableCell sx={{ fontWeight: 600 }}>
                  {inizioPossibile ? momentInWords(inizioPossibile) : 'nessuno'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Lascia com’è</Button>
        <Button variant="contained" autoFocus onClick={onRecompute}>
          Ricalcola con le date nuove
        </Button>
      </DialogActions>
    </Dialog>
  )
}
