import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import type { FormStatus } from '#forms/errors.ts'
import { NumberField } from '#forms/NumberField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { QuoteCardMutation } from '#generated/QuoteCardMutation.graphql.ts'
import { excessiveQuoteReason, quoteNotice, quoteSchema, sumQuote } from '#officina/lavorazioni/rules.ts'
import { formatPercentage } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import type { LavorazioneEntry } from './LavorazioneDialog.tsx'

const mutation = graphql`
  mutation QuoteCardMutation($input: SetQuoteLavorazioniInput!) {
    setQuoteLavorazioni(input: $input) {
      lavorazioni {
        ...LavorazioniSection_lavorazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  fase: string
  /** The active ones of the phase. */
  lavorazioni: readonly LavorazioneEntry[]
  onSaved: () => void
}

/** The shares of the operations of a phase, as one set: what one takes another must leave. */
export function QuoteCard({ fase, lavorazioni, onSaved }: Props) {
  const initial = {
    fase,
    quote: lavorazioni.map(({ pk, quota }) => ({ lavorazione: pk, quota: quota as number | null })),
  }
  const { form } = useMutationForm<QuoteCardMutation, typeof initial>({
    mutation,
    initial,
    schema: quoteSchema,
    variables: ({ quote }) => ({
      input: {
        fase,
        quote: quote.map(({ lavorazione, quota }) => ({ lavorazionePk: lavorazione, quota: Number(quota) })),
      },
    }),
    success: 'Quote salvate',
    onSuccess: onSaved,
  })
  const quote = form.values.quote.map(({ quota }) => ({ quota: typeof quota === 'number' ? quota : 0 }))
  const excessive = excessiveQuoteReason(fase, quote)
  const notice = quoteNotice(fase, quote)
  const general = (form.status as FormStatus | undefined)?.generali ?? []
  return (
    <DetailCard title={`Quote di ${fase}`}>
      <FormikProvider value={form}>
        <Box component="form" noValidate aria-label={`Quote di ${fase}`} onSubmit={form.handleSubmit}>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
            {lavorazioni.map(({ pk, nome }, place) => (
              <NumberField key={pk} name={`quote[${place}].quota`} label={nome} decimali unita="%" />
            ))}
          </Box>
          <Stack sx={{ gap: 1, mt: 1.5 }}>
            {excessive && <Alert severity="error">{excessive}</Alert>}
            {notice && <Alert severity="warning">{notice}</Alert>}
            {general.map((message) => (
              <Alert key={message} severity="error">
                {message}
              </Alert>
            ))}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Typography role="status">
                In tutto <strong>{formatPercentage(sumQuote(quote))}</strong>
              </Typography>
              <Box sx={{ flex: 1 }} />
              <Button
                type="submit"
                variant="contained"
                disabled={!form.dirty || form.isSubmitting || excessive !== null}
                aria-label={`Salva le quote di ${fase}`}
              >
                Salva quote
              </Button>
            </Box>
          </Stack>
        </Box>
      </FormikProvider>
    </DetailCard>
  )
}
