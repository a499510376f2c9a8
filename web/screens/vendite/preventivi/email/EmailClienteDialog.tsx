import Alert from '@mui/material/Alert'
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
import type {
  EmailClienteDialogSendingStatus_mail$data,
  EmailClienteDialogSendingStatus_mail$key,
} from '#generated/EmailClienteDialogSendingStatus_mail.graphql.ts'
import type { EmailClienteDialogSentEmail_preventivo$key } from '#generated/EmailClienteDialogSentEmail_preventivo.graphql.ts'
import type { WriteEmailQuery } from '#generated/WriteEmailQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { DateTimeValue } from '#ui/Values.tsx'
import { WriteEmail } from './WriteEmail.tsx'

interface Props {
  /** The templates; needed only while the mail is not sent. */
  opened: Opened<WriteEmailQuery>
  preventivo: EmailClienteDialog_preventivo$key
  onClose: () => void
  begin: () => () => void
}

const severity: Record<EmailClienteDialogSendingStatus_mail$data['stato'], 'success' | 'info' | 'warning' | 'error'> = {
  INVIATA: 'success',
  IN_INVIO: 'info',
  DA_INVIARE: 'warning',
  SOSPESA: 'warning',
  FALLITA: 'error',
  ANNULLATA: 'error',
}

/** Where a mail stands in the outbox, in words: sent, waiting for the mail server, given up and why. */
function SendingStatus(props: { mail: EmailClienteDialogSendingStatus_mail$key }) {
  const { stato, descrizione, ultimoErrore } = useFragment(
    graphql`
      fragment EmailClienteDialogSendingStatus_mail on Mail {
        stato
        descrizione
        ultimoErrore
      }
    `,
    props.mail,
  )
  return (
    <Alert severity={severity[stato]} variant="outlined" role="status" sx={{ overflowWrap: 'anywhere' }}>
      {descrizione}
      {stato === 'FALLITA' && ultimoErrore && `: ${ultimoErrore}`}
    </Alert>
  )
}

/** What was sent to the customer, when, and how it stands in the outbox; read-only. */
function SentEmail(props: { preventivo: EmailClienteDialogSentEmail_preventivo$key; justByOthers: boolean }) {
  const { nomeCognome, email, emailInviataIl, emailInviataSubject, emailInviataBody, mailCliente } = useFragment(
    graphql`
      fragment EmailClienteDialogSentEmail_preventivo on Preventivo {
        nomeCognome
        email
        emailInviataIl
        emailInviataSubject
        emailInviataBody
        mailCliente {
          ...EmailClienteDialogSendingStatus_mail
        }
      }
    `,
    props.preventivo,
  )
  return (
    <>
      {props.justByOthers && (
        <Alert severity="info">Un altro utente ha appena inviato l’e-mail: questa è quella partita.</Alert>
      )}
      {mailCliente && <SendingStatus mail={mailCliente} />}
      <DataPairs
        items={[
          ['A', `${nomeCognome} <${email}>`],
          ['Scritta il', <DateTimeValue key="il" value={emailInviataIl} />],
          ['Oggetto', emailInviataSubject],
        ]}
      />
      <EmailBodyField html={emailInviataBody ?? ''} label="Testo inviato" />
    </>
  )
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
        ...EmailClienteDialogSentEmail_preventivo
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
