import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { object, string } from 'yup'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ProofDialogMutation } from '#generated/ProofDialogMutation.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { useOperation } from '#relay/useOperation.ts'
import { field, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { hasPasskeys, PasskeyFailure, signWithPasskey } from './passkey.ts'

const mutation = graphql`
  mutation ProofDialogMutation($input: ConfirmIdentitaInput!) {
    confirmIdentita(input: $input) {
      fatto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const schema = object({
  password: field('Password attuale', string().required(REQUIRED_FIELD).max(200)),
  codice: field('Codice dell’app o di recupero', string().max(60)),
})

const empty = { password: '', codice: '' }

interface Props {
  onDone: () => void
  onCancel: () => void
}

/** Asks for the password again, and for a code of the second factor where there is one; or for a passkey. */
export default function ProofDialog({ onDone, onCancel }: Props) {
  const [fault, setFault] = useState<string | null>(null)
  const { form } = useMutationForm<ProofDialogMutation, typeof empty>({
    mutation,
    initial: empty,
    schema,
    variables: (input) => ({ input }),
    onSuccess: onDone,
  })
  const [confirm, confirming] = useOperation<ProofDialogMutation>(mutation)

  async function byPasskey() {
    setFault(null)
    try {
      const passkey = await signWithPasskey()
      if ((await confirm({ input: { passkey } })).ok) onDone()
    } catch (error) {
      setFault(error instanceof PasskeyFailure ? error.message : errorMessage(error))
    }
  }

  return (
    <DialogFrame floating title="Conferma che sei tu" width="xs" onClose={onCancel}>
      <DialogContent>
        <FormikProvider value={form}>
          <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
            <Typography variant="body2" color="textSecondary">
              Utenti, permessi, token e sicurezza si cambiano solo dopo aver confermato la propria identità. Vale dieci
              minuti.
            </Typography>
            {fault && <Alert severity="error">{fault}</Alert>}
            <Field of={schema} name="password" tipo="password" autoComplete="current-password" autoFocus />
            <Field of={schema} name="codice" help="Se hai il secondo fattore." autoComplete="one-time-code" />
            <SaveBar inDialog label="Conferma" saving="Un momento…" onCancel={onCancel} />
            {hasPasskeys() && (
              <>
                <Divider>oppure</Divider>
                <Button variant="outlined" loading={confirming} onClick={() => void byPasskey()}>
                  Usa una passkey
                </Button>
              </>
            )}
          </Stack>
        </FormikProvider>
      </DialogContent>
    </DialogFrame>
  )
}
