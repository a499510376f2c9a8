import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Button from '@mui/material/Button'
import { StateMessage } from './StateMessage.tsx'

/** Says what went wrong; with `retry`, a button to try again. */
export function ErrorState({ title, message, retry }: { title: string; message: string; retry?: () => void }) {
  const action = retry && (
    <Button variant="outlined" onClick={retry}>
      Riprova
    </Button>
  )
  return (
    <StateMessage role="alert" icon={<ErrorOutlined color="error" />} title={title} text={message} action={action} />
  )
}
