import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
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
    <PlainDialog
      role="alertdialog"
      title="Nel frattempo lo spazio è stato occupato"
      width="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Lascia com’è</Button>
          <Button variant="contained" autoFocus onClick={onRecompute}>
            Ricalcola con le date nuove
          </Button>
        </>
      }
    >
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
    </PlainDialog>
  )
}
