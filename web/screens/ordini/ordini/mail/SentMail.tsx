import Stack from '@mui/material/Stack'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SentMail_ordine$key } from '#generated/SentMail_ordine.graphql.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { DateTimeValue } from '#ui/Values.tsx'
import { withInterval } from './body.ts'

/** A mail that has left: only to be read. */
export function SentMail(props: { ordine: SentMail_ordine$key }) {
  const { cliente, dataInvioMail, testoEmail, testoIntervallo } = useFragment(
    graphql`
      fragment SentMail_ordine on Ordine {
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
      <DataPairs
        sideBySide
        items={[
          ['Stato', 'Inviata'],
          ['Inviata il', <DateTimeValue key="il" value={dataInvioMail} />],
          ['A', cliente.email ? `${cliente.nome} <${cliente.email}>` : cliente.nome],
        ]}
      />
      <EmailBodyField html={withInterval(testoEmail, testoIntervallo)} label="Testo della mail" />
    </Stack>
  )
}
