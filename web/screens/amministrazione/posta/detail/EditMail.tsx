import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useEffect } from 'react'
import { graphql } from 'relay-runtime'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { EditMailMutation } from '#generated/EditMailMutation.graphql.ts'
import { mailChangeSchema } from '#platform/mail/rules.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { EmailBodyField } from '#ui/email/EmailBodyField.tsx'
import { losesFormatting } from '#ui/email/losesFormatting.ts'

const mutation = graphql`
  mutation EditMailMutation($input: UpdateMailInput!) {
    updateMail(input: $input) {
      mail {
        ...MailDetail_mail
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Asked before what was written in a mail is lost. */
export const LEAVE_QUESTION = {
  title: 'Ci sono modifiche non salvate',
  text: 'Se chiudi adesso vanno perse.',
  conferma: 'Chiudi senza salvare',
  cancel: 'Resta qui',
  distruttiva: true,
}

interface Props {
  mail: {
    readonly pk: number
    readonly aIndirizzo: string
    readonly aNome: string
    readonly oggetto: string
    readonly corpo: string
  }
  onClose: () => void
  /** Says whether something would be lost by closing now. */
  onDirty: (dirty: boolean) => void
}

/** Corrects a mail that has not left: recipient, subject, and the body beside what will be read. */
export function EditMail({ mail, onClose, onDirty }: Props) {
  const conferma = useConfirm()
  const { form } = useMutationForm<EditMailMutation, ReturnType<typeof valuesOf>>({
    mutation,
    initial: valuesOf(mail),
    schema: mailChangeSchema,
    variables: (values) => ({ input: values }),
    success: 'Messaggio modificato',
    onSuccess: onClose,
  })

  const { dirty } = form
  useEffect(() => {
    onDirty(dirty)
    return () => onDirty(false)
  }, [dirty, onDirty])

  async function cancel() {
    if (!dirty || (await conferma(LEAVE_QUESTION))) onClose()
  }

  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label="Modifica il messaggio"
        onSubmit={form.handleSubmit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
      >
        <Field of={mailChangeSchema} name="aIndirizzo" tipo="email" />
        <Field of={mailChangeSchema} name="aNome" />
        <Field of={mailChangeSchema} name="oggetto" />
        <Field
          of={mailChangeSchema}
          name="corpo"
          rich
          help={losesFormatting(mail.corpo) ? 'Se modifichi il testo, immagini e tabelle non restano.' : undefined}
        />
        <Typography variant="h3">Anteprima</Typography>
        <EmailBodyField html={form.values.corpo} label="Anteprima del testo" />
        <Alert severity="info" variant="outlined">
          Finché lo modifichi il messaggio può partire: se serve, sospendilo prima.
        </Alert>
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, mb: -2, backgroundColor: 'background.paper' }}>
          <SaveBar inDialog onCancel={() => void cancel()} />
        </Box>
      </Box>
    </FormikProvider>
  )
}

const valuesOf = ({ pk, aIndirizzo, aNome, oggetto, corpo }: Props['mail']) => ({
  pk,
  aIndirizzo,
  aNome,
  oggetto,
  corpo,
})
