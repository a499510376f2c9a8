import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { nuovoUtenteFormSchema } from '../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import { BarraSalva } from '../../../forms/BarraSalva.tsx'
import { useMutationForm } from '../../../forms/useMutationForm.ts'
import { BackLink } from '../../../ui/list/BackLink.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { Scheda } from '../../../ui/Scheda.tsx'
import type { NuovoUtentePageMutation } from './__generated__/NuovoUtentePageMutation.graphql.ts'
import { CampiPassword } from './schede/CampiPassword.tsx'
import { CampiUtente } from './schede/CampiUtente.tsx'
import { nuovoUtente } from './schede/valori.ts'

const mutation = graphql`
  mutation NuovoUtentePageMutation($input: CreateUserInput!) {
    createUser(input: $input) {
      user {
        pk
        ...utente_user
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const iniziali = { ...nuovoUtente, password: '', confirmPassword: '' }

/** A new user; its roles come in the detail that opens next. */
export default function NuovoUtentePage() {
  const naviga = useNavigate()
  const { form } = useMutationForm<NuovoUtentePageMutation, typeof iniziali>({
    mutation,
    iniziali,
    schema: nuovoUtenteFormSchema,
    variabili: (input) => ({ input }),
    successo: 'Utente creato',
    // After the form has been reset, so that its guard against leaving is off.
    alSuccesso: ({ createUser }) => setTimeout(() => naviga(`/${createUser.user?.pk}`, { replace: true })),
  })
  return (
    <Pagina titolo="Nuovo utente" indietro={<BackLink to="/" title="Torna all’elenco" />}>
      <FormikProvider value={form}>
        <Stack component="form" noValidate aria-label="Nuovo utente" onSubmit={form.handleSubmit} sx={{ gap: 2 }}>
          <CampiUtente autoFocus />
          <Scheda titolo="Password">
            <CampiPassword />
          </Scheda>
          <BarraSalva etichetta="Crea" salvando="Creazione…" onAnnulla={() => naviga('/')} />
        </Stack>
      </FormikProvider>
    </Pagina>
  )
}
