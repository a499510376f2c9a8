import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
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
      <PlainTable
        rows={conflicts}
        keyOf={({ nomeFase }) => nomeFase}
        columns={[
          { title: 'Fase', sx: { textTransform: 'capitalize' }, cell: ({ nomeFase }) => nomeFase },
          {
            title: 'Inizio richiesto',
            cell: ({ inizioRichiesto }) => (inizioRichiesto ? momentInWords(inizioRichiesto) : '—'),
          },
          {
            title: 'Inizio possibile ora',
            sx: { fontWeight: 600 },
            cell: ({ inizioPossibile }) => (inizioPossibile ? momentInWords(inizioPossibile) : 'nessuno'),
          },
        ]}
      />
    </PlainDialog>
  )
}
