import Alert from '@mui/material/Alert'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SendingStatus_mail$data, SendingStatus_mail$key } from '#generated/SendingStatus_mail.graphql.ts'

const severity: Record<SendingStatus_mail$data['stato'], 'success' | 'info' | 'warning' | 'error'> = {
  INVIATA: 'success',
  IN_INVIO: 'info',
  DA_INVIARE: 'warning',
  SOSPESA: 'warning',
  FALLITA: 'error',
  ANNULLATA: 'error',
}

/** Where a mail stands in the outbox, in words: sent, waiting for the mail server, given up and why. */
export function SendingStatus(props: { mail: SendingStatus_mail$key }) {
  const { stato, descrizione, ultimoErrore } = useFragment(
    graphql`
      fragment SendingStatus_mail on Mail {
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
