import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { FormStatus } from '#forms/errors.ts'
import { FormField } from '#forms/FormField.tsx'
import { RichTextField } from '#forms/RichTextField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { DateField } from '#forms/time/DateField.tsx'
import { TimeField } from '#forms/time/TimeField.tsx'
import { useEscape } from '#forms/useEscape.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { MailForm_ordine$key } from '#generated/MailForm_ordine.graphql.ts'
import type { MailFormMutation } from '#generated/MailFormMutation.graphql.ts'
import { mailSubject } from '#ordini/ordini/mail/rules.ts'
import { enumNameOrNull } from '#shared/fields/enumNames.ts'
import { isBlankHtml } from '#shared/text.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { withInterval } from './body.ts'
import { dayAndTime, type MailFormValues, ordineMailFormSchema, sendInstant } from './sending.ts'

const mutation = graphql`
  mutation MailFormMutation($input: SetMailOrdineInput!) {
    setMailOrdine(input: $input) {
      ordine {
        ...row_ordine
        ...MailButton_ordine
        ...MailOrdineDialog_ordine
        ...MailForm_ordine
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** A text of /messaggi-ordini-emails. */
interface ReadyMessage {
  readonly pk: number
  readonly titolo: string
  readonly testo: string
}

interface AddedMessageProps {
  messages: readonly ReadyMessage[]
  onAdd: (message: ReadyMessage) => void
}

/** Chooses a ready text, which is added at the end of what is written. */
function AddedMessage({ messages, onAdd }: AddedMessageProps) {
  return (
    <FormField
      name="messaggioAggiuntivo"
      label="Messaggio aggiuntivo"
      error={undefined}
      help={
        messages.length === 0 ? 'Non ci sono ancora messaggi pronti.' : 'Va in fondo al testo, e si può modificare.'
      }
    >
      {(attributes) => (
        <NativeSelect
          fullWidth
          input={<OutlinedInput size="small" />}
          value=""
          disabled={messages.length === 0}
          onChange={({ target }) => {
            const chosen = messages.find(({ pk }) => String(pk) === target.value)
            if (chosen) onAdd(chosen)
          }}
          inputProps={attributes}
        >
          <option value="">Scegli un messaggio…</option>
          {messages.map(({ pk, titolo }) => (
            <option key={pk} value={String(pk)}>
              {titolo}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )
}

interface Props {
  ordine: MailForm_ordine$key
  messages: readonly ReadyMessage[]
  onClose: () => void
  onSaved?: () => void
}

const stati = [
  { valore: 'in_attesa_invio', text: 'In attesa invio' },
  // Only the server sets it, once the mail has left.
  { valore: 'inviata', text: 'Inviata', disabilitata: true },
] as const

/** Plans the mail, changes it, or resets it: status, additional message, text, time, and how it will look. */
export function MailForm({ messages, onClose, onSaved, ...props }: Props) {
  const ordine = useFragment(
    graphql`
      fragment MailForm_ordine on Ordine {
        pk
        numeroCommessa
        cliente {
          nome
          email
          testoEmail
        }
        statoInvioMail
        testoEmail
        testoIntervallo
        invioMailPrevisto
        descrizioneMail
        motivoMail
      }
    `,
    props.ordine,
  )
  const { pk, cliente, statoInvioMail, testoEmail, invioMailPrevisto } = ordine
  const conferma = useConfirm()
  // What arrives later must not become the beginning of what is being written.
  const [initial] = useState<MailFormValues>(() => ({
    statoInvioMail: 'in_attesa_invio',
    testoEmail: testoEmail || cliente.testoEmail || '',
    ...dayAndTime(invioMailPrevisto),
  }))
  const { form } = useMutationForm<MailFormMutation, MailFormValues>({
    mutation,
    initial,
    schema: ordineMailFormSchema,
    variables: (values) => ({
      input: {
        ordinePk: pk,
        statoInvioMail: enumNameOrNull(values.statoInvioMail),
        testoEmail: values.testoEmail,
        inviaDal: values.statoInvioMail ? sendInstant(values) : null,
      },
    }),
    success: 'Mail salvata',
    onSuccess: () => {
      onSaved?.()
      onClose()
    },
  })
  const { values, isSubmitting } = form
  const waiting = statoInvioMail === 'IN_ATTESA_INVIO'

  async function clear() {
    const question = {
      title: 'Resettare la programmazione?',
      text: 'La mail non parte più; il testo resta.',
      conferma: 'Resetta programmazione',
    }
    if (!(await conferma(question))) return
    await form.setFieldValue('statoInvioMail', null)
    await form.submitForm()
  }
  async function cancel() {
    const question = { title: 'Chiudere senza salvare?', text: 'Le modifiche vanno perse.', conferma: 'Chiudi' }
    if (!form.dirty || (await conferma(question))) onClose()
  }
  function add({ testo }: ReadyMessage) {
    const written = isBlankHtml(values.testoEmail) ? '' : values.testoEmail
    void form.setFieldValue('testoEmail', `${written}${testo}`)
  }
  useEscape(isSubmitting ? undefined : () => void cancel())
  const instant = sendInstant(values)
  const atOnce = instant !== null && new Date(instant) <= new Date()
  const general = (form.status as FormStatus | undefined)?.generali ?? []
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label="Mail di approntamento"
        onSubmit={form.handleSubmit}
        sx={{ display: 'contents' }}
      >
        <DialogContent dividers>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
            }}
          >
            <Stack sx={{ gap: 2 }}>
              {ordine.descrizioneMail && waiting && <Alert severity="info">{ordine.descrizioneMail}</Alert>}
              <SelectField name="statoInvioMail" label="Stato" choices={stati} empty="Non programmata" />
              <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0,1fr) 110px' }}>
                <DateField
                  name="giorno"
                  label="Invio il"
                  disabled={values.statoInvioMail === null}
                  help={
                    atOnce
                      ? 'È già passato: parte subito.'
                      : values.giorno
                        ? undefined
                        : 'Senza data: alla prossima apertura.'
                  }
                />
                <TimeField
                  name="ora"
                  label="Alle"
                  empty=""
                  disabled={values.statoInvioMail === null || !values.giorno}
                />
              </Box>
              <AddedMessage messages={messages} onAdd={add} />
              <RichTextField name="testoEmail" label="Testo" required />
            </Stack>
            <Stack sx={{ gap: 1 }}>
              <Typography variant="h3">Anteprima</Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                A: <strong>{cliente.nome}</strong>{' '}
                {cliente.email ? `<${cliente.email}>` : '– il cliente non ha un indirizzo e-mail'}
                <br />
                Oggetto: {mailSubject(ordine.numeroCommessa)}
              </Typography>
              <EmailBodyField
                html={withInterval(values.testoEmail, ordine.testoIntervallo)}
                label="Anteprima della mail"
              />
            </Stack>
          </Box>
          {general.map((message) => (
            <Alert key={message} severity="error" sx={{ mt: 2 }}>
              {message}
            </Alert>
          ))}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          {waiting && (
            <Button color="error" sx={{ mr: 'auto' }} disabled={isSubmitting} onClick={() => void clear()}>
              Resetta programmazione
            </Button>
          )}
          <Button disabled={isSubmitting} onClick={() => void cancel()}>
            Annulla
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {isSubmitting ? 'Salvataggio…' : 'Salva'}
          </Button>
        </DialogActions>
      </Box>
    </FormikProvider>
  )
}
