import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type {
  EmailPreventivoPageConfirmMutation,
  EmailPreventivoPageConfirmMutation$data,
} from '#generated/EmailPreventivoPageConfirmMutation.graphql.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { CustomerFailure, CustomerFrame, type PageFailure, pageFailure } from '#shell/visitor/CustomerFrame.tsx'
import { linkToken } from '#shell/visitor/linkToken.ts'

const mutation = graphql`
  mutation EmailPreventivoPageConfirmMutation($token: String!) {
    confirmEmailPreventivo(input: { token: $token }) {
      richiesta {
        pk
        dataCreazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Confirmed = NonNullable<EmailPreventivoPageConfirmMutation$data['confirmEmailPreventivo']['richiesta']>

/** Confirms. @throws RefusalError for a link that opens nothing, THROTTLED; NetworkError, ServerError */
async function confirmAddress(): Promise<Confirmed> {
  const { data } = await sendDocument<EmailPreventivoPageConfirmMutation>(mutation.params, { token: linkToken() })
  const { richiesta } = (data as EmailPreventivoPageConfirmMutation$data).confirmEmailPreventivo
  if (!richiesta) throw new Error('Il link non è valido.')
  return richiesta
}

const TITLE = 'La tua richiesta di preventivo'

/**
 * The page of the link that whoever asks for a quote is sent. It confirms by a press: programs that open links of mails
 * would else confirm addresses that nobody reads.
 */
export function EmailPreventivoPage() {
  const [outcome, setOutcome] = useState<{ richiesta: Confirmed } | PageFailure | null>(null)
  const [sending, setSending] = useState(false)
  const confirm = () => {
    setSending(true)
    confirmAddress()
      .then(
        (richiesta) => setOutcome({ richiesta }),
        (error: unknown) => setOutcome(pageFailure(error)),
      )
      .finally(() => setSending(false))
  }
  if (outcome !== null && 'fault' in outcome) {
    return (
      <CustomerFrame>
        <CustomerFailure title={TITLE} failure={outcome} onRetry={confirm} />
      </CustomerFrame>
    )
  }
  return (
    <CustomerFrame>
      <Typography variant="h1">{TITLE}</Typography>
      {outcome === null ? (
        <>
          <Typography>
            Conferma che l’indirizzo a cui ti abbiamo scritto è tuo: ti mandiamo lì il riepilogo di quello che hai
            chiesto.
          </Typography>
          <Button variant="contained" size="large" loading={sending} onClick={confirm} sx={{ justifySelf: 'start' }}>
            Conferma l’indirizzo
          </Button>
          <Typography variant="body2" color="textSecondary">
            Se la richiesta non è tua, chiudi questa pagina.
          </Typography>
        </>
      ) : (
        <>
          <Alert severity="success">Indirizzo confermato: il riepilogo è in arrivo per e-mail.</Alert>
          <Typography>
            È la richiesta numero <strong>{outcome.richiesta.pk}</strong> del{' '}
            {formatDate(outcome.richiesta.dataCreazione)}. Ti ricontattiamo ai riferimenti che hai lasciato.
          </Typography>
        </>
      )}
    </CustomerFrame>
  )
}
