import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import { changePasswordSchema } from '#amministrazione/utenti/rules.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ChangePasswordMutation } from '#generated/ChangePasswordMutation.graphql.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { useViewer } from './viewer.ts'

const mutation = graphql`
  mutation ChangePasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      fatto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const empty = { attuale: '', password: '', confirmPassword: '' }

/** Dialog for one's own password; the other sessions end with it, and one's own tokens. */
export default function ChangePassword({ onClose }: { onClose: () => void }) {
  const { adminToken } = useViewer().permessi
  const { form } = useMutationForm<ChangePasswordMutation, typeof empty>({
    mutation,
    initial: empty,
    schema: changePasswordSchema,
    variables: (input) => ({ input }),
    success: 'Password cambiata: gli altri dispositivi devono accedere di nuovo.',
    onSuccess: onClose,
  })
  return (
    <DialogFrame floating title="Cambia password" width="xs" onClose={onClose}>
      <DialogContent>
        <FormikProvider value={form}>
          <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
            <Field of={changePasswordSchema} name="attuale" tipo="password" autoComplete="current-password" autoFocus />
            <Field
              of={changePasswordSchema}
              name="password"
              tipo="password"
              autoComplete="new-password"
              help="Almeno 8 caratteri"
            />
            <Field of={changePasswordSchema} name="confirmPassword" tipo="password" autoComplete="new-password" />
            <Typography variant="body2" color="textSecondary">
              Gli altri dispositivi dovranno accedere di nuovo
              {adminToken && ', e i token che hai creato per te smetteranno di funzionare'}.
            </Typography>
            <SaveBar inDialog onCancel={onClose} />
          </Stack>
        </FormikProvider>
      </DialogContent>
    </DialogFrame>
  )
}
