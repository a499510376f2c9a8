import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormik } from 'formik'
import { object, string } from 'yup'
import { emptyFormStatus, validateWith } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { field, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'

/** What proves who one is once more. */
export interface Identity {
  password: string
  codice: string
}

const schema = object({
  password: field('Password attuale', string().required(REQUIRED_FIELD).max(200)),
  codice: field('Codice dell’app o di recupero', string().max(60)),
})

/** Asks for the password again, and for a code of the second factor where there is one. */
export function IdentityDialog({ onGiven, onCancel }: { onGiven: (identity: Identity) => void; onCancel: () => void }) {
  const form = useFormik<Identity>({
    initialValues: { password: '', codice: '' },
    initialStatus: emptyFormStatus,
    validate: (values) => validateWith(schema, values),
    onSubmit: onGiven,
  })
  return (
    <DialogFrame title="Conferma con la password" width="xs" onEscape={onCancel}>
      <DialogContent>
        <FormikProvider value={form}>
          <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
            <Typography variant="body2" color="textSecondary">
              Questa impostazione decide chi deve avere il secondo fattore: scrivi di nuovo la tua password.
            </Typography>
            <Field of={schema} name="password" tipo="password" autoComplete="current-password" autoFocus />
            <Field of={schema} name="codice" help="Se hai il secondo fattore." autoComplete="one-time-code" />
            <SaveBar inDialog label="Conferma" saving="Un momento…" onCancel={onCancel} />
          </Stack>
        </FormikProvider>
      </DialogContent>
    </DialogFrame>
  )
}
