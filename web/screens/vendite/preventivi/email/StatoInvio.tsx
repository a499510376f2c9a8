import Alert from '@mui/material/Alert'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { StatoInvio_mail$data, StatoInvio_mail$key } from './__generated__/StatoInvio_mail.graphql.ts'

const gravita: Record<StatoInvio_mail$data['stato'], 'success' | 'info' | 'warning' | 'error'> = {
  INVIATA: 'success',
  IN_INVIO: 'info',
  DA_INVIARE: 'warning',
  SOSPESA: 'warning',
  FALLITA: 'error',
  ANNULLATA: 'error',
}

/** Where a mail stands in the outbox, in words: sent, waiting for the mail server, given up and why. */
export function StatoInvio(props: { mail: StatoInvio_mail$key }) {
  const { stato, descrizione, ultimoErrore } = useFragment(
    graphql`
      fragment StatoInvio_mail on MailStato {
        stato
        descrizione
        ultimoErrore
      }
    `,
    props.mail,
  )
  return (
    <Alert severity={gravita[stato]} variant="outlined" role="status" sx={{ overflowWrap: 'anywhere' }}>
      {descrizione}
      {stato === 'FALLITA' && ultimoErrore && `: ${ultimoErrore}`}
    </Alert>
  )
}
