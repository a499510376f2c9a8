import Fingerprint from '@mui/icons-material/Fingerprint'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { FormikProvider, useFormik } from 'formik'
import { lazy, Suspense, useState } from 'react'
import { loginSchema } from '#amministrazione/utenti/rules.ts'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { emptyFormStatus, statusFromErrors, validateWith } from '#forms/errors.ts'
import { TextInputField } from '#forms/TextInputField.tsx'
import { errorMessage } from '#relay/errors.ts'
import { hasPasskeys, PasskeyFailure, signWithPasskey } from '../security/passkey.ts'
import { type Credentials, type FactorToSetUp, logIn, logInWithPasskey, prepareFactor } from './session.ts'

// Most people never see it: the square and its words are not in the first load.
const FactorSquare = lazy(async () => ({ default: (await import('./FactorSquare.tsx')).FactorSquare }))
const LoginCodes = lazy(async () => ({ default: (await import('./LoginCodes.tsx')).LoginCodes }))

const wordsOf = (error: unknown) => (error instanceof PasskeyFailure ? error.message : errorMessage(error))

/**
 * User name and password, and the code of the second factor where the password asks for one; who must have one and has
 * none sets it up first. Used by the login page and, over an open page, when its session ends.
 */
export function LoginForm({ onEntered, username = '' }: { onEntered: () => void; username?: string }) {
  const [fault, setFault] = useState<string | null>(null)
  const [withCode, setWithCodice] = useState(false)
  const [toActivate, setToActivate] = useState<FactorToSetUp | null>(null)
  const [codici, setCodici] = useState<readonly string[]>([])
  const form = useFormik<Credentials>({
    initialValues: { username, password: '', ricordami: false, codice: '' },
    initialStatus: emptyFormStatus,
    validate: (values) => validateWith(loginSchema, values),
    async onSubmit(values, { setStatus }) {
      setFault(null)
      setStatus(emptyFormStatus)
      try {
        const { errors, codici: fresh } = await logIn(values)
        const asks = (code: string) => !withCode && errors.some((error) => error.code === code)
        if (errors.length === 0 && fresh.length > 0) setCodici(fresh)
        else if (errors.length === 0) onEntered()
        else if (asks('PASSKEY')) setFault(await enterByPasskey(values))
        else if (asks('SECOND_FACTOR')) setWithCodice(true)
        else if (asks('SECOND_FACTOR_SETUP')) {
          setToActivate(await prepareFactor(values))
          setWithCodice(true)
        } else setStatus(statusFromErrors(errors, values))
      } catch (error) {
        setFault(wordsOf(error))
      }
    },
  })

  /** The password was right, and a passkey is the second factor. @returns what went wrong */
  async function enterByPasskey(values: Credentials): Promise<string | null> {
    const { errors } = await logIn({ ...values, passkey: await signWithPasskey() })
    if (errors.length === 0) onEntered()
    return errors[0]?.message ?? null
  }

  const [signing, setSigning] = useState(false)

  /** A passkey in the place of name and password, or of the code after them. */
  async function byPasskey() {
    setFault(null)
    setSigning(true)
    try {
      if (withCode) setFault(await enterByPasskey(form.values))
      else {
        const [error] = await logInWithPasskey(form.values.ricordami)
        if (error) setFault(error.message)
        else onEntered()
      }
    } catch (error) {
      setFault(wordsOf(error))
    } finally {
      setSigning(false)
    }
  }
  const notices = fault ? [fault] : (form.status as typeof emptyFormStatus).generali

  function fromScratch() {
    setWithCodice(false)
    setToActivate(null)
    form.resetForm({ values: { ...form.values, password: '', codice: '' } })
  }

  if (codici.length > 0) {
    return (
      <Suspense>
        <LoginCodes codici={codici} onDone={onEntered} />
      </Suspense>
    )
  }
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
        {notices.map((notice) => (
          <Alert key={notice} severity="error">
            {notice}
          </Alert>
        ))}
        {toActivate && (
          <Suspense>
            <FactorSquare {...toActivate} />
          </Suspense>
        )}
        {withCode ? (
          <TextInputField
            key="codice"
            name="codice"
            label="Codice di verifica"
            autoComplete="one-time-code"
            required
            autoFocus
            help={
              toActivate
                ? 'Quello che l’app mostra adesso.'
                : 'Quello dell’app di autenticazione, oppure un codice di recupero.'
            }
          />
        ) : (
          <>
            <TextInputField
              name="username"
              label="Nome utente"
              autoComplete="username"
              required
              autoFocus={username === ''}
            />
            <TextInputField
              name="password"
              label="Password"
              tipo="password"
              autoComplete="current-password"
              required
              autoFocus={username !== ''}
            />
            <CheckboxField name="ricordami" label="Ricordami su questo dispositivo" />
          </>
        )}
        <Button type="submit" variant="contained" size="large" loading={form.isSubmitting}>
          Accedi
        </Button>
        {hasPasskeys() && !toActivate && (
          <Button variant="outlined" startIcon={<Fingerprint />} loading={signing} onClick={() => void byPasskey()}>
            {withCode ? 'Usa una passkey' : 'Entra con una passkey'}
          </Button>
        )}
        {withCode ? (
          <Button onClick={fromScratch}>Torna indietro</Button>
        ) : (
          <Link href="/recupero-password" variant="body2" underline="always" sx={{ alignSelf: 'center' }}>
            Password dimenticata?
          </Link>
        )}
      </Stack>
    </FormikProvider>
  )
}
