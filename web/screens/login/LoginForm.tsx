import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { loginSchema } from '../../../server/amministrazione/utenti/rules.ts'
import { CampoSpunta } from '../../forms/CampoSpunta.tsx'
import { CampoTesto } from '../../forms/CampoTesto.tsx'
import { statoDaErrori, statoVuoto, valida } from '../../forms/errori.ts'
import { messaggioErrore } from '../../relay/errors.ts'
import { accedi, type Credenziali } from './accesso.ts'

/** User name and password; used by the login page and, over an open page, when its session ends. */
export function LoginForm({ onEntrato, username = '' }: { onEntrato: () => void; username?: string }) {
  const [guasto, setGuasto] = useState<string | null>(null)
  const form = useFormik<Credenziali>({
    initialValues: { username, password: '', ricordami: false },
    initialStatus: statoVuoto,
    validate: (valori) => valida(loginSchema, valori),
    async onSubmit(valori, { setStatus }) {
      setGuasto(null)
      setStatus(statoVuoto)
      try {
        const errori = await accedi(valori)
        if (errori.length === 0) onEntrato()
        else setStatus(statoDaErrori(errori, valori))
      } catch (errore) {
        setGuasto(messaggioErrore(errore))
      }
    },
  })
  const avvisi = guasto ? [guasto] : (form.status as typeof statoVuoto).generali
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
        {avvisi.map((avviso) => (
          <Alert key={avviso} severity="error">
            {avviso}
          </Alert>
        ))}
        <CampoTesto
          nome="username"
          etichetta="Nome utente"
          autoComplete="username"
          obbligatorio
          autoFocus={username === ''}
        />
        <CampoTesto
          nome="password"
          etichetta="Password"
          tipo="password"
          autoComplete="current-password"
          obbligatorio
          autoFocus={username !== ''}
        />
        <CampoSpunta nome="ricordami" etichetta="Ricordami su questo dispositivo" />
        <Button type="submit" variant="contained" size="large" loading={form.isSubmitting}>
          Accedi
        </Button>
      </Stack>
    </FormikProvider>
  )
}
