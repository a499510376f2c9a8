import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { newUtenteFormSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { NewUtentePageMutation } from '#generated/NewUtentePageMutation.graphql.ts'
import type { NewUtentePagePersonaMutation } from '#generated/NewUtentePagePersonaMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { pkParam, textParam } from '#ui/urlState.ts'
import { useUrlState } from '#ui/useUrlState.ts'
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

const linkMutation = graphql`
  mutation NewUtentePagePersonaMutation($input: UpdatePersonaInput!) {
    updatePersona(input: $input) {
      persona {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const empty = { ...newUtenteFormValues, password: '', confirmPassword: '' }

/** Of whom of the staff it will be the user, where a person's page leads here. */
const inAddress = { persona: pkParam(), nome: textParam() }

/** A whole name as a user has it: what stands before the first blank, and the rest. */
function nameParts(name: string) {
  const [firstName = '', ...others] = name.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') }
}

/** A new user; its roles come in the detail that opens next. */
export default function NewUtentePage() {
  const navigate = useNavigate()
  const { values: asked } = useUrlState(inAddress)
  const [initial] = useState({ ...empty, ...nameParts(asked.nome) })
  const [link] = useOperation<NewUtentePagePersonaMutation>(linkMutation)
  const { form } = useMutationForm<NewUtentePageMutation, typeof empty>({
    mutation,
    initial,
    schema: newUtenteFormSchema,
    variables: (input) => ({ input }),
    success: 'Utente creato',
    // After the form has been reset, so that its guard against leaving is off.
    onSuccess: async ({ createUser: { user } }) => {
      if (user && asked.persona !== null) await link({ input: { pk: asked.persona, utentePk: user.pk } })
      setTimeout(() => navigate(`/${user?.pk}`, { replace: true }))
    },
  })
  return (
    <Page title="Nuovo utente" back={<BackLink to="/" title="Torna all’elenco" />}>
      <FormikProvider value={form}>
        <Stack component="form" noValidate aria-label="Nuovo utente" onSubmit={form.handleSubmit} sx={{ gap: 2 }}>
          <Typography color="textSecondary">
            Operatore dell’officina, agente, cliente dell’app e fornitore si scelgono subito dopo, nelle schede
            dell’utente.
          </Typography>
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
