import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormik } from 'formik'
import { type ReactNode, useState } from 'react'
import type { Schema } from 'yup'
import { askRecuperoSchema, resetPasswordSchema } from '#amministrazione/utenti/recupero/rules.ts'
import { emptyFormStatus, statusFromErrors, validateWith } from '#forms/errors.ts'
import { TextInputField } from '#forms/TextInputField.tsx'
import type { RecuperoPageChiediMutation } from '#generated/RecuperoPageChiediMutation.graphql.ts'
import type { RecuperoPagePasswordMutation } from '#generated/RecuperoPagePasswordMutation.graphql.ts'
import type { PayloadError } from '#relay/answers/payloadError.ts'
import { payloadErrors } from '#relay/answers/payloadErrors.ts'
import { errorMessage } from '#relay/errors.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'
import { EntrancePage } from '../EntrancePage.tsx'

/** A new password for who has forgotten it: asks for the mail, or takes the link that was in it. */
export function RecuperoPage() {
  const [secret, setSecret] = useState(() => location.hash.slice(1))
  return (
    <EntrancePage title="Nuova password" below={<BackToLogin />}>
      {secret === '' ? <AskForm /> : <NewPasswordForm secret={secret} onAskAgain={() => setSecret('')} />}
    </EntrancePage>
  )
}

function BackToLogin() {
  return (
    <Link href="/login" variant="body2" underline="always">
      Torna all’accesso
    </Link>
  )
}

const askMutation = graphql`
  mutation RecuperoPageChiediMutation($input: RequestRecuperoPasswordInput!) {
    requestRecuperoPassword(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const recoverMutation = graphql`
  mutation RecuperoPagePasswordMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface NewPassword {
  password: string
  confirmPassword: string
}

/**
 * Asks for a mail with a link.
 * @param who user name or address
 * @returns what to correct
 * @throws RefusalError THROTTLED, NetworkError, ServerError
 */
async function askRecupero(who: string): Promise<PayloadError[]> {
  const { data } = await sendDocument<RecuperoPageChiediMutation>(askMutation.params, { input: { chi: who } })
  return payloadErrors(data)
}

/**
 * Sets the new password by the secret of a link.
 * @returns what to correct; empty when it is done
 * @throws RefusalError THROTTLED, NetworkError, ServerError
 */
async function setNewPassword(secret: string, values: NewPassword): Promise<PayloadError[]> {
  const { data } = await sendDocument<RecuperoPagePasswordMutation>(recoverMutation.params, {
    input: { ...values, segreto: secret },
  })
  return payloadErrors(data)
}

function AskForm() {
  const [done, setDone] = useState(false)
  if (done) {
    return (
      <Alert severity="success">
        Se l’utente esiste e ha un indirizzo e-mail, gli abbiamo scritto. Il link del messaggio vale un’ora. Se non
        arriva, guarda fra la posta indesiderata o chiedi a un amministratore.
      </Alert>
    )
  }
  return (
    <EntranceForm
      initial={{ chi: '' }}
      schema={askRecuperoSchema}
      send={({ chi }) => askRecupero(chi)}
      onDone={() => setDone(true)}
      button="Mandami il link"
    >
      <Typography variant="body2" color="textSecondary">
        Ti mandiamo per e-mail un link per scegliere una nuova password.
      </Typography>
      <TextInputField name="chi" label="Nome utente o e-mail" autoComplete="username" required autoFocus />
    </EntranceForm>
  )
}

function NewPasswordForm({ secret, onAskAgain }: { secret: string; onAskAgain: () => void }) {
  const [done, setDone] = useState(false)
  if (done) {
    return (
      <Stack spacing={2}>
        <Alert severity="success">La password è cambiata. Gli altri dispositivi devono accedere di nuovo.</Alert>
        <Button variant="contained" size="large" href="/login">
          Accedi
        </Button>
      </Stack>
    )
  }
  return (
    <EntranceForm
      initial={{ segreto: secret, password: '', confirmPassword: '' }}
      schema={resetPasswordSchema}
      send={({ password, confirmPassword }) => setNewPassword(secret, { password, confirmPassword })}
      onDone={() => {
        // The link is used up: it need not stay in the address.
        history.replaceState(null, '', location.pathname)
        setDone(true)
      }}
      button="Cambia password"
      onExpired={<Button onClick={onAskAgain}>Chiedi un altro link</Button>}
    >
      <TextInputField
        name="password"
        label="Nuova password"
        tipo="password"
        autoComplete="new-password"
        required
        autoFocus
        help="Almeno 8 caratteri"
      />
      <TextInputField
        name="confirmPassword"
        label="Ripeti la nuova password"
        tipo="password"
        autoComplete="new-password"
        required
      />
    </EntranceForm>
  )
}

interface FormProps<Values extends object> {
  initial: Values
  schema: Schema
  send: (values: Values) => Promise<PayloadError[]>
  onDone: () => void
  button: string
  /** Beside the refusal of a link that is over. */
  onExpired?: ReactNode
  children: ReactNode
}

function EntranceForm<Values extends object>(props: FormProps<Values>) {
  const { initial, schema, send, onDone, button, onExpired, children } = props
  const [fault, setFault] = useState<string | null>(null)
  const [expired, setExpired] = useState(false)
  const form = useFormik<Values>({
    initialValues: initial,
    initialStatus: emptyFormStatus,
    validate: (values) => validateWith(schema, values),
    async onSubmit(values, { setStatus }) {
      setFault(null)
      setStatus(emptyFormStatus)
      try {
        const errors = await send(values)
        if (errors.length === 0) return onDone()
        setExpired(errors.some(({ code }) => code === 'EXPIRED'))
        setStatus(statusFromErrors(errors, values))
      } catch (error) {
        setFault(errorMessage(error))
      }
    },
  })
  const notices = fault ? [fault] : (form.status as typeof emptyFormStatus).generali
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
        {notices.map((notice) => (
          <Alert key={notice} severity="error">
            {notice}
          </Alert>
        ))}
        {children}
        <Button type="submit" variant="contained" size="large" loading={form.isSubmitting}>
          {button}
        </Button>
        {expired && onExpired}
      </Stack>
    </FormikProvider>
  )
}
