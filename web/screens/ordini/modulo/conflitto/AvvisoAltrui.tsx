import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** Somebody else has saved what is being typed here: nothing moves until the user says so. */
export function AvvisoAltrui({ onAggiorna }: { onAggiorna: () => void }) {
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" onClick={onAggiorna}>
          Aggiorna il modulo
        </Button>
      }
    >
      Un altro utente ha salvato questo ordine nel frattempo. Quello che hai scritto resta: aggiornando si aggiunge
      quello che ha cambiato.
    </Alert>
  )
}
