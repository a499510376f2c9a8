import Alert from '@mui/material/Alert'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SentEmail_preventivo$key } from '#generated/SentEmail_preventivo.graphql.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { DateTimeValue } from '#ui/Values.tsx'
import { SendingStatus } from './SendingStatus.tsx'

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
          ...SendingStatus_mail
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
