import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { newUtenteFormSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { NewUtentePageMutation } from '#generated/NewUtentePageMutation.graphql.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { newUtenteFormValues } from './tabs/formValues.ts'
import { PasswordFields } from './tabs/PasswordFields.tsx'
import { UtenteFields } from './tabs/UtenteFields.tsx'

const mutation = graphql`
  mutation NewUtentePageMutation($input: CreateUserInput!) {
    createUser(input: $input) {
      user {
        pk
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const initial = { ...newUtenteFormValues, password: '', confirmPassword: '' }

/** A new user; its roles come in the detail that opens next. */
export default function NewUtentePage() {
  const navigate = useNavigate()
  const { form } = useMutationForm<NewUtentePageMutation, typeof initial>({
    mutation,
    initial,
    schema: newUtenteFormSchema,
    variables: (input) => ({ input }),
    success: 'Utente creato',
    // After the form has been reset, so that its guard against leaving is off.
    onSuccess: ({ createUser }) => setTimeout(() => navigate(`/${createUser.user?.pk}`, { replace: true })),
  })
  return (
    <Page title="Nuovo utente" back={<BackLink to="/" title="Torna all’elenco" />}>
      <FormikProvider value={form}>
        <Stack component="form" noValidate aria-label="Nuovo utente" onSubmit={form.handleSubmit} sx={{ gap: 2 }}>
          <UtenteFields autoFocus />
          <DetailCard title="Password">
            <PasswordFields />
          </DetailCard>
          <SaveBar label="Crea" saving="Creazione…" onCancel={() => navigate('/')} />
        </Stack>
      </FormikProvider>
    </Page>
  )
}
