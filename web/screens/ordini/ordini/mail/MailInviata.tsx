import Stack from '@mui/material/Stack'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Dati } from '../../../../ui/Dati.tsx'
import { CorpoEmail } from '../../../../ui/email/CorpoEmail.tsx'
import { DataOra } from '../../../../ui/Valori.tsx'
import type { MailInviata_ordine$key } from './__generated__/MailInviata_ordine.graphql.ts'
import { conIntervallo } from './corpo.ts'

/** A mail that has left: only to be read. */
export function MailInviata(props: { ordine: MailInviata_ordine$key }) {
  const { cliente, dataInvioMail, testoEmail, testoIntervallo } = useFragment(
    graphql`
      fragment MailInviata_ordine on Ordine {
        cliente {
          nome
          email
        }
        dataInvioMail
        testoEmail
        testoIntervallo
      }
    `,
    props.ordine,
  )
  return (
    <Stack sx={{ gap: 2 }}>
      <Dati
        affiancati
        voci={[
          ['Stato', 'Inviata'],
          ['Inviata il', <DataOra key="il" valore={dataInvioMail} />],
          ['A', cliente.email ? `${cliente.nome} <${cliente.email}>` : cliente.nome],
        ]}
      />
      <CorpoEmail html={conIntervallo(testoEmail, testoIntervallo)} etichetta="Testo della mail" />
    </Stack>
  )
}
