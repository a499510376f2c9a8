import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type {
  EmailClienteDialog_preventivo$data,
  EmailClienteDialog_preventivo$key,
} from '#generated/EmailClienteDialog_preventivo.graphql.ts'
import type { WriteEmailQuery } from '#generated/WriteEmailQuery.graphql.ts'
import { FailedContent } from '#relay/opened/FailedContent.tsx'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { SentEmail } from './SentEmail.tsx'
import { WriteEmail } from './WriteEmail.tsx'

interface Props {
  /** The templates; needed only while the mail is not sent. */
  opened: Opened<WriteEmailQuery>
  preventivo: EmailClienteDialog_preventivo$key
  onClose: () => void
  begin: () => () => void
}

/** The mail to the customer: written once, read-only afterwards. */
export default function EmailClienteDialog({ opened, onClose, begin, ...props }: Props) {
  const preventivo = useFragment(
    graphql`
      fragment EmailClienteDialog_preventivo on Preventivo {
        emailInviataIl
        mailCliente {
          stato
        }
        ...SentEmail_preventivo
        ...WriteEmail_preventivo
      }
    `,
    props.preventivo,
  )
  const telefono = useIsPhone()
  const [alreadySent] = useState(preventivo.emailInviataIl !== null)
  const [own, setOwn] = useState(false)
  const sent = preventivo.emailInviataIl !== null

  const markMine = () => {
    setOwn(true)
    return begin()
  }
  return (
    <Dialog
      open
      // While it is being written only its own buttons close it: a click beside it must not lose the text.
      onClose={sent ? onClose : undefined}
      fullScreen={telefono}
      maxWidth={sent ? 'sm' : 'md'}
      fullWidth
      aria-labelledby="titolo-email"
    >
      <DialogTitle id="titolo-email">{titleOf(preventivo)}</DialogTitle>
      {sent ? (
        <>
          <DialogContent dividers>
            <Stack sx={{ gap: 2 }}>
              <SentEmail preventivo={preventivo} justByOthers={!alreadySent && !own} />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={onClose}>
              Chiudi
            </Button>
          </DialogActions>
        </>
      ) : (
        <OpenedData
          opened={opened}
          skeleton={<LoadingSkeleton />}
          failed={(error) => <FailedContent onClose={onClose}>{error}</FailedContent>}
        >
          {(reference) => (
            <WriteEmail preventivo={preventivo} reference={reference} onClose={onClose} begin={markMine} />
          )}
        </OpenedData>
      )}
    </Dialog>
  )
}

/** A mail that waits in the outbox is not sent yet; one older than the outbox has its date alone. */
function titleOf({ emailInviataIl, mailCliente }: EmailClienteDialog_preventivo$data): string {
  if (emailInviataIl === null) return 'E-mail al cliente'
  if (!mailCliente || mailCliente.stato === 'INVIATA') return 'E-mail inviata al cliente'
  return NOT_LEAVING.has(mailCliente.stato) ? 'E-mail al cliente, non inviata' : 'E-mail al cliente, in uscita'
}

const NOT_LEAVING: ReadonlySet<string> = new Set(['FALLITA', 'ANNULLATA'])

function LoadingSkeleton() {
  return (
    <DialogContent role="status" aria-label="Caricamento...">
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton variant="rounded" height={220} />
    </DialogContent>
  )
}
