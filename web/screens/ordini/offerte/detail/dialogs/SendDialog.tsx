import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { SendDialogMutation } from '#generated/SendDialogMutation.graphql.ts'
import { withoutWindows } from '#ordini/offerte/rules.ts'
import { inUscita } from '#platform/mail/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { EuroValue } from '#ui/Values.tsx'
import type { OffertaDetail, VersioneDetail } from '../offertaDetail.ts'
import { ConsegnaWords } from '../parts/ConsegnaWords.tsx'

const mutation = graphql`
  mutation SendDialogMutation($input: SendOffertaInput!) {
    sendOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  offerta: OffertaDetail
  versione: VersioneDetail
  onClose: () => void
}

/** What leaves when an offer is sent, and to whom; from then on the version is frozen. */
export function SendDialog({ offerta, versione, onClose }: Props) {
  const { motivoNonInviabile, alternative } = versione
  const lacking = alternative.filter(({ finestreMancanti }) => finestreMancanti > 0)
  const [saidMissing, setSaidMissing] = useState(false)
  const isUnsaid = lacking.length > 0 && !saidMissing
  const [send, isSending] = useOperation<SendDialogMutation>(mutation, { success: inUscita('Offerta') })
  async function go() {
    const outcome = await send({ input: { pk: versione.pk, versione: offerta.versione, senzaFinestre: saidMissing } })
    if (outcome.ok) onClose()
  }
  return (
    <PlainDialog
      title="Inviare l’offerta?"
      width="sm"
      onClose={onClose}
      confirm={{
        text: 'Invia',
        disabled: !versione.puoInviare || isUnsaid,
        loading: isSending,
        onClick: () => void go(),
      }}
    >
      {motivoNonInviabile && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {motivoNonInviabile}
        </Alert>
      )}
      <DataPairs
        items={[
          ['A', offerta.emailCliente],
          ['Valida fino al', formatDate(versione.ultimoGiorno)],
          ['Consegna prevista', <ConsegnaWords key="consegna" {...{ offerta, versione }} />],
          ...alternative.map(({ pk, nome, totale }) => [nome, <EuroValue key={pk} value={totale} />] as const),
        ]}
      />
      {lacking.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {lacking.map(({ pk, nome, finestreMancanti }) => (
            <div key={pk}>
              «{nome}»: {withoutWindows(finestreMancanti)}
            </div>
          ))}
          <FormControlLabel
            control={<Checkbox checked={saidMissing} onChange={(_event, said) => setSaidMissing(said)} />}
            label="Inviala così: il cliente lo legge nell’offerta"
          />
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Il cliente riceve il PDF e un link con cui accettare, chiedere o rifiutare. Questa versione poi non si cambia
        più: se ne fa una nuova.
      </Typography>
    </PlainDialog>
  )
}
