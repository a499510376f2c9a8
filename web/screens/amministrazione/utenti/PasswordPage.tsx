import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { passwordFormSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { PasswordPageMutation } from '#generated/PasswordPageMutation.graphql.ts'
import type { PasswordPageQuery } from '#generated/PasswordPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { PasswordFields } from './tabs/PasswordFields.tsx'
import { UtenteNotFound } from './UtenteNotFound.tsx'

const query = graphql`
  query PasswordPageQuery($pk: Int!) @preloadable {
    userAdmin(pk: $pk) {
      pk
      nome
    }
  }
`

const mutation = graphql`
  mutation PasswordPageMutation($input: SetPasswordUserInput!) {
    setPasswordUser(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const empty = { password: '', confirmPassword: '' }

/** Another password for a user. */
export default function PasswordPage() {
  const { userAdmin: utente } = useRouteQuery<PasswordPageQuery>(query).data
  const navigate = useNavigate()
  const restore = () => navigate(`/${utente?.pk ?? ''}`)
  const { form } = useMutationForm<PasswordPageMutation, typeof empty>({
    mutation,
    initial: empty,
    schema: passwordFormSchema,
    variables: (values) => ({ input: { pk: utente?.pk ?? 0, ...values } }),
    success: 'Password cambiata con successo',
    onSuccess: (_data, values) => {
      form.resetForm({ values: { ...values, ...empty } })
      setTimeout(restore)
    },
  })
  if (!utente) return <UtenteNotFound />
  return (
    <Page title={`Cambia password di ${utente.nome}`} back={<BackLink to={`/${utente.pk}`} title="Torna all’utente" />}>
      <FormikProvider value={form}>
        <Stack component="form" noValidate aria-label="Cambia password" onSubmit={form.handleSubmit}>
          <DetailCard title="Nuova password">
            <PasswordFields autoFocus />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              L’utente dovrà accedere di nuovo; i token che ha creato per sé smetteranno di funzionare.
            </Typography>
          </DetailCard>
          <SaveBar onCancel={restore} />
        </Stack>
      </FormikProvider>
    </Page>
  )
}
