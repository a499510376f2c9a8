import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import { cambiaPasswordSchema } from '#amministrazione/utenti/rules.ts'
import { SaveBar } from '#forms/SaveBar.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ChangePasswordMutation } from '#generated/ChangePasswordMutation.graphql.ts'
import { useViewer } from './viewer.ts'

const mutation = graphql`
  mutation ChangePasswordMutation($input: CambiaPasswordInput!) {
    cambiaPassword(input: $input) {
      fatto
      errors {
        code
        field
        message
      }
    }
  }
`

const empty = { attuale: '', password: '', confirmPassword: '' }

/** Dialog for one's own password; the other sessions end with it, and one's own tokens. */
export default function ChangePassword({ onClose }: { onClose: () => void }) {
  const { adminToken } = useViewer().permessi
  const { form } = useMutationForm<ChangePasswordMutation, typeof empty>({
    mutation,
    iniziali: empty,
    schema: cambiaPasswordSchema,
    variabili: (input) => ({ input }),
    successo: 'Password cambiata: gli altri dispositivi devono accedere di nuovo.',
    alSuccesso: onClose,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="titolo-password">
      <DialogTitle id="titolo-password">Cambia password</DialogTitle>
      <DialogContent>
        <FormikProvider value={form}>
          <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
            <TextInputField
              nome="attuale"
              etichetta="Password attuale"
              tipo="password"
              autoComplete="current-password"
              obbligatorio
              autoFocus
            />
            <TextInputField
              nome="password"
              etichetta="Nuova password"
              tipo="password"
              autoComplete="new-password"
              obbligatorio
              aiuto="Almeno 8 caratteri"
            />
            <TextInputField
              nome="confirmPassword"
              etichetta="Ripeti la nuova password"
              tipo="password"
              autoComplete="new-password"
              obbligatorio
            />
            <Typography variant="body2" color="textSecondary">
              Gli altri dispositivi dovranno accedere di nuovo
              {adminToken && ', e i token che hai creato per te smetteranno di funzionare'}.
            </Typography>
            <SaveBar inDialog onCancel={onClose} />
          </Stack>
        </FormikProvider>
      </DialogContent>
    </Dialog>
  )
}
