import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { AuthError, errorMessage } from '../errors.ts'

/** Line above a page whose newer data could not be read; nothing when the password is being asked for. */
export function RereadNotice({ error, retry }: { error: Error; retry: () => void }) {
  if (error instanceof AuthError) return null
  return (
    <Alert
      severity="error"
      square
      sx={{ flexShrink: 0 }}
      action={
        <Button color="inherit" onClick={retry}>
          Riprova
        </Button>
      }
    >
      {errorMessage(error)}
    </Alert>
  )
}
