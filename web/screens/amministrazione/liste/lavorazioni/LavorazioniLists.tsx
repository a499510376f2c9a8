import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import type { FormStatus } from '#forms/errors.ts'
import { NumberField } from '#forms/NumberField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { LavorazioniListsQuoteCardMutation } from '#generated/LavorazioniListsQuoteCardMutation.graphql.ts'
import { excessiveQuoteReason, quoteNotice, quoteSchema, sumQuote } from '#officina/lavorazioni/rules.ts'
import { formatPercentage } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { ControlloDialog, type ControlloEntry } from './ControlloDialog.tsx'
import type { LavorazioneEntry } from './LavorazioneDialog.tsx'
import { LavorazioniSection } from './LavorazioniSection.tsx'

interface Props {
  lavorazioni: readonly LavorazioneEntry[]
  fasi: readonly { nome: string; reparto: string | null | undefined; infiniteCapacity: boolean }[]
  onChanged: () => void
}

const deleteMutation = graphql`
  mutation LavorazioniListsDeleteMutation($pk: Int!) {
    deleteControlloLavorazione(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation LavorazioniListsOrdinaMutation($pks: [Int!]!) {
    arrangeControlliLavorazione(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const WORDS: DeleteWords<ControlloEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare il controllo ${nome}?`,
  done: 'Controllo eliminato',
}

interface ControlliSectionProps {
  lavorazione: LavorazioneEntry
  onChanged: () => void
}

/** The CE controls of an operation. */
function ControlliSection({ lavorazione, onChanged }: ControlliSectionProps) {
  const its = { lavorazionePk: lavorazione.pk }
  return (
    <EntrySection
      title={`Controlli CE: ${lavorazione.nome}`}
      text="Si compilano alla fine della lavorazione e nella scheda Marcatura CE dell’ordine."
      items={lavorazione.controlli}
      add="Aggiungi controllo"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(controllo, events) => (
        <ControlloDialog object={controllo && { ...controllo, ...its }} begins={its} {...events} />
      )}
      onChanged={onChanged}
    />
  )
}

const quoteCardMutation = graphql`
  mutation LavorazioniListsQuoteCardMutation($input: SetQuoteLavorazioniInput!) {
    setQuoteLavorazioni(input: $input) {
      lavorazioni {
        ...LavorazioniSection_lavorazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface QuoteCardProps {
  fase: string
  /** The active ones of the phase. */
  lavorazioni: readonly LavorazioneEntry[]
  onSaved: () => void
}

/** The shares of the operations of a phase, as one set: what one takes another must leave. */
function QuoteCard({ fase, lavorazioni, onSaved }: QuoteCardProps) {
  const initial = {
    fase,
    quote: lavorazioni.map(({ pk, quota }) => ({ lavorazione: pk, quota: quota as number | null })),
  }
  const { form } = useMutationForm<LavorazioniListsQuoteCardMutation, typeof initial>({
    mutation: quoteCardMutation,
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

/** The operations, their shares phase by phase, the controls of one of them. */
export function LavorazioniLists({ lavorazioni, fasi, onChanged }: Props) {
  const [choice, setChoice] = useState<number | null>(null)
  const names = fasi.filter(({ reparto, infiniteCapacity }) => reparto && !infiniteCapacity).map(({ nome }) => nome)
  const shown = lavorazioni.find(({ pk }) => pk === choice) ?? lavorazioni[0]
  return (
    <>
      <LavorazioniSection lavorazioni={lavorazioni} fasi={names} onChanged={onChanged} />
      {names.map((fase) => {
        const own = lavorazioni.filter((one) => one.attiva && one.fase === fase)
        // What another has changed is what this one begins from.
        const key = `${fase} ${own.map(({ pk, quota }) => `${pk}:${quota}`).join()}`
        return own.length > 0 && <QuoteCard key={key} fase={fase} lavorazioni={own} onSaved={onChanged} />
      })}
      {shown && (
        <>
          <FormControl sx={{ maxWidth: 360 }}>
            <FormLabel htmlFor="lavorazione-controlli">Controlli CE della lavorazione</FormLabel>
            <NativeSelect
              input={<OutlinedInput size="small" />}
              inputProps={{ id: 'lavorazione-controlli' }}
              value={shown.pk}
              onChange={({ target }) => setChoice(Number(target.value))}
            >
              {lavorazioni.map(({ pk, nome }) => (
                <option key={pk} value={pk}>
                  {nome}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
          <ControlliSection key={shown.pk} lavorazione={shown} onChanged={onChanged} />
        </>
      )}
    </>
  )
}
