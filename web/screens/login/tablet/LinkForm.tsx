import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { connectTabletSchema } from '#amministrazione/utenti/tablet/rules.ts'
import { emptyFormStatus, statusFromErrors, validateWith } from '#forms/errors.ts'
import { TextInputField } from '#forms/TextInputField.tsx'
import { errorMessage } from '#relay/errors.ts'
import { EntrancePage } from '../EntrancePage.tsx'
import { linkTablet } from './tablet.ts'

/** Makes this device a tablet of the workshop, by the code that whoever administers users has made. */
export function LinkForm({ onLinked }: { onLinked: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useFormik({
    initialValues: { codice: location.hash.slice(1) },
    initialStatus: emptyFormStatus,
    validate: (values) => validateWith(connectTabletSchema, values),
    async onSubmit(values, { setStatus }) {
      setFailure(null)
      setStatus(emptyFormStatus)
      try {
        const errors = await linkTablet(values.codice)
        if (errors.length > 0) return setStatus(statusFromErrors(errors, values))
        // The code is used up: it need not stay in the address.
        history.replaceState(null, '', location.pathname)
        onLinked()
      } catch (error) {
        setFailure(errorMessage(error))
      }
    },
  })
  const notices = failure ? [failure] : (form.status as typeof emptyFormStatus).generali
  return (
    <EntrancePage
      title="Tablet dell’officina"
      below={
        <Link href="/login" variant="body2" underline="always">
          Accedi con nome utente e password
        </Link>
      }
    >
      <FormikProvider value={form}>
        <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
          {notices.map((notice) => (
            <Alert key={notice} severity="error">
              {notice}
            </Alert>
          ))}
          <Typography variant="body2" color="textSecondary">
            Questo dispositivo diventa di tutti: ognuno vi entra con il suo nome e il suo PIN. Il codice si trova in
            Tablet dell’officina, nel menu di chi amministra gli utenti.
          </Typography>
          <TextInputField name="codice" label="Codice di collegamento" required autoFocus autoComplete="off" />
          <Button type="submit" variant="contained" size="large" loading={form.isSubmitting}>
            Collega questo dispositivo
          </Button>
        </Stack>
      </FormikProvider>
    </EntrancePage>
  )
}
