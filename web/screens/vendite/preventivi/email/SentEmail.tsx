import Alert from '@mui/material/Alert'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SentEmail_preventivo$key } from '#generated/SentEmail_preventivo.graphql.ts'
import type {
  SentEmailSendingStatus_mail$data,
  SentEmailSendingStatus_mail$key,
} from '#generated/SentEmailSendingStatus_mail.graphql.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { DateTimeValue } from '#ui/Values.tsx'

const severity: Record<SentEmailSendingStatus_mail$data['stato'], 'success' | 'info' | 'warning' | 'error'> = {
  INVIATA: 'success',
  IN_INVIO: 'info',
  DA_INVIARE: 'warning',
  SOSPESA: 'warning',
  FALLITA: 'error',
  ANNULLATA: 'error',
}

/** Where a mail stands in the outbox, in words: sent, waiting for the mail server, given up and why. */
function SendingStatus(props: { mail: SentEmailSendingStatus_mail$key }) {
  const { stato, descrizione, ultimoErrore } = useFragment(
    graphql`
      fragment SentEmailSendingStatus_mail on Mail {
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
export function SentEmail(props: { preventivo: SentEmail_preventivo$key; justByOthers: boolean }) {
  const { nomeCognome, email, emailInviataIl, emailInviataSubject, emailInviataBody, mailCliente } = useFragment(
    graphql`
      fragment SentEmail_preventivo on Preventivo {
        nomeCognome
        email
        emailInviataIl
        emailInviataSubject
        emailInviataBody
        mailCliente {
          ...SentEmailSendingStatus_mail
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
