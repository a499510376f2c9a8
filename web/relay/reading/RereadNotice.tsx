import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { AuthError, errorMessage } from '../errors.ts'

/** Line above a page whose newer data could not be read; nothing when the password is being asked for. */
export function RereadNotice({ errore, riprova }: { errore: Error; riprova: () => void }) {
  if (errore instanceof AuthError) return null
  return (
    <Alert
      severity="error"
      square
      sx={{ flexShrink: 0 }}
      action={
        <Button color="inherit" onClick={riprova}>
          Riprova
        </Button>
      }
    >
      {errorMessage(errore)}
    </Alert>
  )
}
