import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { loginSchema } from '../../../server/amministrazione/utenti/rules.ts'
import { CheckboxField } from '../../forms/CheckboxField.tsx'
import { emptyFormStatus, statusFromErrors, validateWith } from '../../forms/errors.ts'
import { TextInputField } from '../../forms/TextInputField.tsx'
import { errorMessage } from '../../relay/errors.ts'
import { type Credentials, logIn } from './session.ts'

/**
 * User name and password, and the code of the second factor where the password asks for one; used by the login page
 * and, over an open page, when its session ends.
 */
export function LoginForm({ onEntrato, username = '' }: { onEntrato: () => void; username?: string }) {
  const [guasto, setGuasto] = useState<string | null>(null)
  const [conCodice, setConCodice] = useState(false)
  const form = useFormik<Credentials>({
    initialValues: { username, password: '', ricordami: false, codice: '' },
    initialStatus: emptyFormStatus,
    validate: (values) => validateWith(loginSchema, values),
    async onSubmit(values, { setStatus }) {
      setGuasto(null)
      setStatus(emptyFormStatus)
      try {
        const errori = await logIn(values)
        if (errori.length === 0) onEntrato()
        else if (!conCodice && errori.some(({ code }) => code === 'SECOND_FACTOR')) setConCodice(true)
        else setStatus(statusFromErrors(errori, values))
      } catch (error) {
        setGuasto(errorMessage(error))
      }
    },
  })
  const notices = guasto ? [guasto] : (form.status as typeof emptyFormStatus).generali

  function daCapo() {
    setConCodice(false)
    form.resetForm({ values: { ...form.values, password: '', codice: '' } })
  }

  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
        {notices.map((notice) => (
          <Alert key={notice} severity="error">
            {notice}
          </Alert>
        ))}
        {conCodice ? (
          <TextInputField
            key="codice"
            nome="codice"
            etichetta="Codice di verifica"
            autoComplete="one-time-code"
            obbligatorio
            autoFocus
            aiuto="Quello dell’app di autenticazione, oppure un codice di recupero."
          />
        ) : (
          <>
            <TextInputField
              nome="username"
              etichetta="Nome utente"
              autoComplete="username"
              obbligatorio
              autoFocus={username === ''}
            />
            <TextInputField
              nome="password"
              etichetta="Password"
              tipo="password"
              autoComplete="current-password"
              obbligatorio
              autoFocus={username !== ''}
            />
            <CheckboxField nome="ricordami" etichetta="Ricordami su questo dispositivo" />
          </>
        )}
        <Button type="submit" variant="contained" size="large" loading={form.isSubmitting}>
          Accedi
        </Button>
        {conCodice ? (
          <Button onClick={daCapo}>Torna indietro</Button>
        ) : (
          <Link href="/recupero-password" variant="body2" underline="always" sx={{ alignSelf: 'center' }}>
            Password dimenticata?
          </Link>
        )}
      </Stack>
    </FormikProvider>
  )
}
