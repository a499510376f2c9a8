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
import { inUscita } from '../../../../../server/platform/mail/rules.ts'
import type { FormStatus } from '../../../../forms/errors.ts'
import { FormField } from '../../../../forms/FormField.tsx'
import { RichTextField } from '../../../../forms/RichTextField.tsx'
import { TextInputField } from '../../../../forms/TextInputField.tsx'
import { useEscape } from '../../../../forms/useEscape.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { useConfirm } from '../../../../ui/Confirm.tsx'
import { EmailBodyField } from '../../../../ui/email/EmailBodyField.tsx'
import { losesFormatting } from '../../../../ui/email/losesFormatting.ts'
import { StateMessage } from '../../../../ui/stati/StateMessage.tsx'
import type { WriteEmail_preventivo$key } from './__generated__/WriteEmail_preventivo.graphql.ts'
import type { WriteEmailMutation } from './__generated__/WriteEmailMutation.graphql.ts'
import type { WriteEmailQuery } from './__generated__/WriteEmailQuery.graphql.ts'
import { type EmailFormValues, emailSchema } from './emailSchema.ts'

const query = graphql`
  query WriteEmailQuery($pk: Int!) {
    emailTemplates(preventivo: $pk) {
      pk
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
        ...SentEmail_preventivo
      }
      errors {
        code
        field
        message
      }
    }
  }
`

type Modello = WriteEmailQuery['response']['emailTemplates'][number]

const valoriDi = (modello: Modello | undefined): EmailFormValues => ({
  emailTemplate: modello?.pk ?? null,
  subject: modello?.subjectCompiled ?? '',
  body: modello?.body ?? '',
})

interface Props {
  preventivo: WriteEmail_preventivo$key
  /** The templates, compiled anew at each opening. */
  reference: PreloadedQuery<WriteEmailQuery>
  onClose: () => void
  /** Says that what changes from now on is this user's own doing; returns how to say that it is over. */
  comincia: () => () => void
}

/** Writes the mail to the customer: a template compiled for the quote, which is edited beside what will be read. */
export function WriteEmail({ reference, onClose, comincia, ...props }: Props) {
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
    iniziali: valoriDi(emailTemplates[0]),
    schema: emailSchema,
    variabili: ({ emailTemplate, subject, body }) => ({
      input: { preventivo: pk, emailTemplate, subject, body },
    }),
    successo: inUscita('E-mail'),
  })
  const inInvio = form.isSubmitting
  useEffect(() => (inInvio ? comincia() : undefined), [inInvio, comincia])

  const modelloDi = (numero: number | null) => emailTemplates.find((modello) => modello.pk === numero)
  const modello = modelloDi(form.values.emailTemplate)
  const intatta = modello !== undefined && sonoDel(modello, form.values)

  async function cambiaModello(numero: number) {
    const domanda = {
      titolo: 'Cambiare modello?',
      testo: 'Le modifiche che hai fatto a oggetto e testo vanno perse.',
      conferma: 'Cambia modello',
    }
    if (intatta || (await conferma(domanda))) await form.setValues(valoriDi(modelloDi(numero)))
  }
  async function annulla() {
    const domanda = {
      titolo: 'Chiudere senza inviare?',
      testo: 'Le modifiche al testo vanno perse.',
      conferma: 'Chiudi',
    }
    if (intatta || (await conferma(domanda))) onClose()
  }

  useEscape(inInvio ? undefined : modello ? () => void annulla() : onClose)

  if (!modello) {
    return (
      <DialogContent>
        <StateMessage titolo="Non ci sono modelli di e-mail" testo="Chiedi a un amministratore di scriverne uno." />
      </DialogContent>
    )
  }
  const generali = (form.status as FormStatus | undefined)?.generali ?? []
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
              <FormField nome="emailTemplate" etichetta="Modello" errore={undefined}>
                {(attributes) => (
                  <NativeSelect
                    fullWidth
                    input={<OutlinedInput size="small" />}
                    value={String(modello.pk)}
                    disabled={inInvio}
                    onChange={({ target }) => void cambiaModello(Number(target.value))}
                    inputProps={attributes}
                  >
                    {emailTemplates.map(({ pk: numero, label }) => (
                      <option key={numero} value={String(numero)}>
                        {label}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </FormField>
              <TextInputField nome="subject" etichetta="Oggetto" obbligatorio massimo={300} disabled={inInvio} />
              <RichTextField
                nome="body"
                etichetta="Testo"
                obbligatorio
                disabled={inInvio}
                aiuto={
                  losesFormatting(modello.body)
                    ? 'Se modifichi il testo, immagini e tabelle del modello non restano.'
                    : undefined
                }
              />
            </Stack>
            <Stack sx={{ gap: 1 }}>
              <Typography variant="h3">Anteprima</Typography>
              <EmailBodyField html={form.values.body} etichetta="Anteprima del testo" />
            </Stack>
          </Box>
          {generali.map((messaggio) => (
            <Alert key={messaggio} severity="error" sx={{ mt: 2 }}>
              {messaggio}
            </Alert>
          ))}
        </DialogContent>
        <DialogActions>
          {!intatta && (
            <Button sx={{ mr: 'auto' }} disabled={inInvio} onClick={() => void form.setValues(valoriDi(modello))}>
              Ripristina il modello
            </Button>
          )}
          <Button disabled={inInvio} onClick={() => void annulla()}>
            Annulla
          </Button>
          <Button type="submit" variant="contained" loading={inInvio} loadingPosition="start">
            {inInvio ? 'Invio…' : 'Invia'}
          </Button>
        </DialogActions>
      </Box>
    </FormikProvider>
  )
}

function sonoDel(modello: Modello, { subject, body }: EmailFormValues): boolean {
  return subject === modello.subjectCompiled && body === modello.body
}
