import Alert from '@mui/material/Alert'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Dati } from '../../../../ui/Dati.tsx'
import { CorpoEmail } from '../../../../ui/email/CorpoEmail.tsx'
import { DataOra } from '../../../../ui/Valori.tsx'
import type { EmailInviata_preventivo$key } from './__generated__/EmailInviata_preventivo.graphql.ts'
import { StatoInvio } from './StatoInvio.tsx'

/** What was sent to the customer, when, and how it stands in the outbox; read-only. */
export function EmailInviata(props: { preventivo: EmailInviata_preventivo$key; appenaDaAltri: boolean }) {
  const { nomeCognome, email, emailInviataIl, emailInviataSubject, emailInviataBody, mailCliente } = useFragment(
    graphql`
      fragment EmailInviata_preventivo on Preventivo {
        nomeCognome
        email
        emailInviataIl
        emailInviataSubject
        emailInviataBody
        mailCliente {
          ...StatoInvio_mail
        }
      }
    `,
    props.preventivo,
  )
  return (
    <>
      {props.appenaDaAltri && (
        <Alert severity="info">Un altro utente ha appena inviato l’e-mail: questa è quella partita.</Alert>
      )}
      {mailCliente && <StatoInvio mail={mailCliente} />}
      <Dati
        voci={[
          ['A', `${nomeCognome} <${email}>`],
          ['Inviata il', <DataOra key="il" valore={emailInviataIl} />],
          ['Oggetto', emailInviataSubject],
        ]}
      />
      <CorpoEmail html={emailInviataBody ?? ''} etichetta="Testo inviato" />
    </>
  )
}
