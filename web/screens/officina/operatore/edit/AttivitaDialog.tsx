import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { attivitaName } from '../attivita.ts'
import type { PezzoOfLabel } from '../label/useLabel.ts'
import type { AttivitaActions } from '../queue/useAttivitaActions.ts'
import { AttivitaForm } from './AttivitaForm.tsx'
import type { OpenedAttivita } from './useOpenAttivita.ts'

interface Props {
  opened: OpenedAttivita
  actions: AttivitaActions
  /** The label that was opened last: its line is marked. */
  label: PezzoOfLabel | null
}

/** The dialog of an activity; on a phone the whole window. */
export function AttivitaDialog({ opened, actions, label }: Props) {
  const phone = useIsPhone()
  const { attivita: read, detail, reading, begun, close } = opened
  if (!read) return null
  const attivita = {
    ...read,
    // Only the server knows whether others have followed.
    motivoNonEliminabile: detail ? detail.motivoNonEliminabile : read.motivoNonEliminabile,
  }
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={phone} onClose={close} aria-labelledby="titolo-attivita">
      <DialogTitle id="titolo-attivita" sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
        {attivita.lavorazione.nome}
        {attivita.secondaLavorazione && ` + ${attivita.secondaLavorazione.nome}`}
        <Typography component="span" sx={{ display: 'block' }} color="textSecondary">
          {attivitaName(attivita)}
          {attivita.ordine?.riferimento && `, ${attivita.ordine.riferimento}`}
        </Typography>
      </DialogTitle>
      {reading ? (
        <DialogContent sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
          <CircularProgress aria-label="Caricamento..." />
        </DialogContent>
      ) : (
        <AttivitaForm
          attivita={attivita}
          detail={detail}
          begun={begun}
          sought={label && label.ordine === read.ordine?.pk ? label.riga : 0}
          onSave={(change) => actions.save(attivita, change)}
          onSaveAsNew={(change) => actions.saveAsNew(attivita, change)}
          onDelete={() => void actions.remove(attivita)}
          onClose={close}
        />
      )}
    </Dialog>
  )
}
