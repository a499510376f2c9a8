import LinkOff from '@mui/icons-material/LinkOff'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { RefusalError } from '#relay/errors.ts'
import { forgetLink, hasLink } from '#relay/linkFornitore.ts'
import { ReadError } from '#relay/ReadError.tsx'
import { StateMessage } from '#ui/stati/StateMessage.tsx'

/** In place of the portal when it cannot be opened: a link that is over says so, and how to go on. */
export function PortaleError({ error }: { error: Error }) {
  const finished = hasLink() && error instanceof RefusalError && error.code === 'FORBIDDEN'
  if (!finished) return <ReadError error={error} retry={() => location.reload()} />
  return (
    <Stack component="main" sx={{ minHeight: '100dvh' }}>
      <StateMessage
        role="alert"
        icon={<LinkOff />}
        title="Il collegamento non è più valido."
        text="È scaduto o è stato revocato: chiedi all’ufficio acquisti di mandartene uno nuovo."
        action={
          <Button
            variant="outlined"
            onClick={() => {
              forgetLink()
              location.assign('/login?next=%2Ffornitore')
            }}
          >
            Accedi con nome utente
          </Button>
        }
      />
    </Stack>
  )
}
