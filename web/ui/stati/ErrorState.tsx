import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Button from '@mui/material/Button'
import { StateMessage } from './StateMessage.tsx'

/** Says what went wrong; with `riprova`, a button to try again. */
export function ErrorState({
  titolo,
  messaggio,
  riprova,
}: {
  titolo: string
  messaggio: string
  riprova?: () => void
}) {
  const action = riprova && (
    <Button variant="outlined" onClick={riprova}>
      Riprova
    </Button>
  )
  return (
    <StateMessage
      role="alert"
      icona={<ErrorOutlined color="error" />}
      titolo={titolo}
      testo={messaggio}
      azione={action}
    />
  )
}
