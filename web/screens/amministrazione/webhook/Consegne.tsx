import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { graphql, readInlineData } from 'relay-runtime'
import { STATO_CONSEGNA_LABELS, type StatoConsegna } from '#amministrazione/webhook/rules.ts'
import type { Consegne_consegna$data, Consegne_consegna$key } from '#generated/Consegne_consegna.graphql.ts'
import type { ConsegneRetryMutation } from '#generated/ConsegneRetryMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount, formatDateTime } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx'

const fragment = graphql`
  fragment Consegne_consegna on ConsegnaWebhook @inline {
    pk
    messageId
    evento
    oggettoPk
    il
    stato
    tentativi
    prossimo
    esito
    durata
  }
`

const retryMutation = graphql`
  mutation ConsegneRetryMutation($pk: Int!, $daQui: Boolean!) {
    retryConsegnaWebhook(input: { pk: $pk, daQui: $daQui }) {
      numero
      consegna {
        ...Consegne_consegna
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Consegna = Consegne_consegna$data

const TONES: Readonly<Record<StatoConsegna, StatusTone>> = {
  IN_ATTESA: 'attenzione',
  IN_INVIO: 'info',
  CONSEGNATA: 'positivo',
  IGNORATA: 'neutro',
}

interface Props {
  consegne: readonly Consegne_consegna$key[]
  reread: () => void
}

/** What was sent to a webhook or waits, the newest first. */
export function Consegne({ consegne, reread }: Props) {
  const conferma = useConfirm()
  const [retry, isRunning] = useOperation<ConsegneRetryMutation>(retryMutation, { success: 'Consegna rimandata' })
  const rows = consegne.map((consegna) => readInlineData(fragment, consegna))
  const again = async (consegna: Consegna, daQui: boolean) => {
    const question = {
      title: 'Riprovare da qui?',
      text: 'Questa consegna e tutte quelle che l’hanno seguita partono di nuovo, con gli stessi identificativi.',
      conferma: 'Riprova da qui',
    }
    if (daQui && !(await conferma(question))) return
    await retry({ pk: consegna.pk, daQui })
    reread()
  }
  return (
    <Box component="section" aria-label="Consegne">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h3">Consegne</Typography>
        <Button size="small" onClick={reread}>
          Aggiorna
        </Button>
      </Stack>
      {rows.length === 0 && <Typography color="textSecondary">Ancora nessuna consegna.</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {rows.map((row) => (
          <Row key={row.pk} consegna={row} disabled={isRunning} again={again} />
        ))}
      </Stack>
    </Box>
  )
}

interface RowProps {
  consegna: Consegna
  disabled: boolean
  again: (consegna: Consegna, daQui: boolean) => Promise<void>
}

function Row({ consegna, disabled, again }: RowProps) {
  const { evento, oggettoPk, il, stato, tentativi, prossimo, esito, durata, messageId } = consegna
  const what = oggettoPk === null ? evento : `${evento} ${oggettoPk}`
  const tries = tentativi > 1 ? ` · ${formatCount(tentativi, 'tentativo', 'tentativi')}` : ''
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }} title={messageId}>
          {what}
        </Typography>
        <StatusChip word={STATO_CONSEGNA_LABELS[stato]} tone={TONES[stato]} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {formatDateTime(il)}
        {esito && ` · ${esito}`}
        {durata !== null && ` · ${durata} ms`}
        {tries}
        {stato === 'IN_ATTESA' && tentativi > 0 && ` · di nuovo il ${formatDateTime(prossimo)}`}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" disabled={disabled} onClick={() => void again(consegna, false)}>
          Riprova
        </Button>
        <Button size="small" disabled={disabled} onClick={() => void again(consegna, true)}>
          Riprova da qui
        </Button>
      </Stack>
    </Box>
  )
}
