import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
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
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
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
  const [alreadySent] = useState(preventivo.emailInviataIl !== null)
  const [own, setOwn] = useState(false)
  const sent = preventivo.emailInviataIl !== null

  const markMine = () => {
    setOwn(true)
    return begin()
  }
  return (
    <DialogFrame
      title={titleOf(preventivo)}
      width={sent ? 'sm' : 'md'}
      // While it is being written only its own buttons close it: a click beside it must not lose the text.
      onClose={sent ? onClose : undefined}
    >
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
        <OpenedData opened={opened} skeleton={<LoadingSkeleton />} onClose={onClose}>
          {(reference) => (
            <WriteEmail preventivo={preventivo} reference={reference} onClose={onClose} begin={markMine} />
          )}
        </OpenedData>
      )}
    </DialogFrame>
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
