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
import { useEffect } from 'react'
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { object } from 'yup'
import type { FormStatus } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { FormField } from '#forms/FormField.tsx'
import { useEscape } from '#forms/useEscape.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { WriteEmail_preventivo$key } from '#generated/WriteEmail_preventivo.graphql.ts'
import type { WriteEmailMutation } from '#generated/WriteEmailMutation.graphql.ts'
import type { WriteEmailQuery } from '#generated/WriteEmailQuery.graphql.ts'
import { inUscita } from '#platform/mail/rules.ts'
import { field, idRule, longTextRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { losesFormatting } from '#ui/email/losesFormatting.ts'
import { StateMessage } from '#ui/stati/StateMessage.tsx'

const query = graphql`
  query WriteEmailQuery($pk: Int!) {
    emailTemplates(preventivoPk: $pk) {
      emailTemplatePk
      label
      subjectCompiled
      body
    }
  }
`

const mutation = graphql`
  mutation WriteEmailMutation($input: SendEmailPreventivoInput!) {
    sendEmailPreventivo(input: $input) {
      preventivo {
        versione
        ...usePreventivoActions_preventivo
        ...PreventivoManagement_preventivo
        ...EmailClienteDialogSentEmail_preventivo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Modello = WriteEmailQuery['response']['emailTemplates'][number]

/** The mail while it is being written: the template it began with, its subject, its body as html. */
interface EmailFormValues {
  emailTemplatePk: number | null
  subject: string
  body: string
}

const emailSchema = object({
  emailTemplatePk: idRule(),
  subject: field('Oggetto', singleLineRule(300).required(REQUIRED_FIELD)),
  body: field('Testo', longTextRule(100_000).required(REQUIRED_FIELD)),
})

const valuesOf = (modello: Modello | undefined): EmailFormValues => ({
  emailTemplatePk: modello?.emailTemplatePk ?? null,
  subject: modello?.subjectCompiled ?? '',
  body: modello?.body ?? '',
})

interface Props {
  preventivo: WriteEmail_preventivo$key
  /** The templates, compiled anew at each opening. */
  reference: PreloadedQuery<WriteEmailQuery>
  onClose: () => void
  /** Says that what changes from now on is this user's own doing; returns how to say that it is over. */
  begin: () => () => void
}

/** Writes the mail to the customer: a template compiled for the quote, which is edited beside what will be read. */
export function WriteEmail({ reference, onClose, begin, ...props }: Props) {
  const preventivo = useFragment(
    graphql`
      fragment WriteEmail_preventivo on Preventivo {
        pk
        nomeCognome
        email
      }
    `,
    props.preventivo,
  )
  const { pk } = preventivo
  const { emailTemplates } = usePreloadedQuery<WriteEmailQuery>(query, reference)
  const conferma = useConfirm()
  const { form } = useMutationForm<WriteEmailMutation, EmailFormValues>({
    mutation,
    initial: valuesOf(emailTemplates[0]),
    schema: emailSchema,
    variables: ({ emailTemplatePk, subject, body }) => ({
      input: { preventivoPk: pk, emailTemplatePk, subject, body },
    }),
    success: inUscita('E-mail'),
  })
  const isSending = form.isSubmitting
  useEffect(() => (isSending ? begin() : undefined), [isSending, begin])

  const modelloOf = (numero: number | null) => emailTemplates.find((modello) => modello.emailTemplatePk === numero)
  const modello = modelloOf(form.values.emailTemplatePk)
  const untouched = modello !== undefined && areFrom(modello, form.values)

  async function changeModello(numero: number) {
    const question = {
      title: 'Cambiare modello?',
      text: 'Le modifiche che hai fatto a oggetto e testo vanno perse.',
      conferma: 'Cambia modello',
    }
    if (untouched || (await conferma(question))) await form.setValues(valuesOf(modelloOf(numero)))
  }
  async function cancel() {
    const question = {
      title: 'Chiudere senza inviare?',
      text: 'Le modifiche al testo vanno perse.',
      conferma: 'Chiudi',
    }
    if (untouched || (await conferma(question))) onClose()
  }

  useEscape(isSending ? undefined : modello ? () => void cancel() : onClose)

  if (!modello) {
    return (
      <DialogContent>
        <StateMessage title="Non ci sono modelli di e-mail" text="Chiedi a un amministratore di scriverne uno." />
      </DialogContent>
    )
  }
  const general = (form.status as FormStatus | undefined)?.generali ?? []
  return (
    <FormikProvider value={form}>
      <Box component="form" noValidate onSubmit={form.handleSubmit} sx={{ display: 'contents' }}>
        <DialogContent dividers>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' },
            }}
          >
            <Stack sx={{ gap: 2 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                A: <strong>{preventivo.nomeCognome}</strong> &lt;{preventivo.email}&gt;
              </Typography>
              <FormField name="emailTemplatePk" label="Modello" error={undefined}>
                {(attributes) => (
                  <NativeSelect
                    fullWidth
                    input={<OutlinedInput size="small" />}
                    value={String(modello.emailTemplatePk)}
                    disabled={isSending}
                    onChange={({ target }) => void changeModello(Number(target.value))}
                    inputProps={attributes}
                  >
                    {emailTemplates.map(({ emailTemplatePk: numero, label }) => (
                      <option key={numero} value={String(numero)}>
                        {label}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </FormField>
              <Field of={emailSchema} name="subject" disabled={isSending} />
              <Field
                of={emailSchema}
                name="body"
                rich
                disabled={isSending}
                help={
                  losesFormatting(modello.body)
                    ? 'Se modifichi il testo, immagini e tabelle del modello non restano.'
                    : undefined
                }
              />
            </Stack>
            <Stack sx={{ gap: 1 }}>
              <Typography variant="h3">Anteprima</Typography>
              <EmailBodyField html={form.values.body} label="Anteprima del testo" />
            </Stack>
          </Box>
          {general.map((message) => (
            <Alert key={message} severity="error" sx={{ mt: 2 }}>
              {message}
            </Alert>
          ))}
        </DialogContent>
        <DialogActions>
          {!untouched && (
            <Button sx={{ mr: 'auto' }} disabled={isSending} onClick={() => void form.setValues(valuesOf(modello))}>
              Ripristina il modello
            </Button>
          )}
          <Button disabled={isSending} onClick={() => void cancel()}>
            Annulla
          </Button>
          <Button type="submit" variant="contained" loading={isSending} loadingPosition="start">
            {isSending ? 'Invio…' : 'Invia'}
          </Button>
        </DialogActions>
      </Box>
    </FormikProvider>
  )
}

function areFrom(modello: Modello, { subject, body }: EmailFormValues): boolean {
  return subject === modello.subjectCompiled && body === modello.body
}
