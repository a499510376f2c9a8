import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** Somebody else has saved what is being typed here: nothing moves until the user says so. */
export function OthersNotice({ onUpdate }: { onUpdate: () => void }) {
  return (
    <Alert
      severity="warning"
      role="status"
      // In sight also from the sixtieth line.
      sx={{ position: 'sticky', top: { xs: 8, md: 60 }, zIndex: 3 }}
      action={
        <Button color="inherit" onClick={onUpdate}>
          Aggiorna il modulo
        </Button>
      }
    >
      Questo ordine è stato modificato nel frattempo. Quello che hai scritto resta: aggiornando si aggiunge quello che è
      cambiato.
    </Alert>
  )
}
