import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { appAccountFormSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { Field } from '#forms/Field.tsx'
import { formatDateTime } from '#shared/formats/formats.ts'
import { type Ruolo, RuoloTab, type RuoloTabProps } from './RuoloTab.tsx'

const create = graphql`
  mutation AppAccountTabCreaMutation($input: CreateAppAccountInput!) {
    createAppAccount(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const save = graphql`
  mutation AppAccountTabSalvaMutation($input: UpdateAppAccountInput!) {
    updateAppAccount(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation AppAccountTabEliminaMutation($input: DeleteAppAccountInput!) {
    deleteAppAccount(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const empty = { visualizzaStatiOrdine: false, visualizzaEcommerce: false }

const ruolo: Ruolo<typeof empty> = {
  title: 'App Account',
  name: 'appAccount',
  text: 'Entra nell’app: vede gli ordini dei clienti che gli si collegano.',
  schema: appAccountFormSchema,
  empty,
  create,
  save,
  remove,
}

const FOR_APP = 'Lo legge l’app del telefono. Per gli Admin non conta: vedono tutto.'
const lastEntry = (when: string | null | undefined) =>
  when ? `Ultimo accesso dall’app: ${formatDateTime(when)}` : 'Non è mai entrato dall’app.'

/** The tab 'App Account'. */
export function AppAccountTab(props: RuoloTabProps) {
  return (
    <RuoloTab {...props} ruolo={ruolo} held={props.utente.appAccount}>
      {(one) => (
        <>
          <Field of={appAccountFormSchema} name="visualizzaStatiOrdine" help={FOR_APP} />
          <Field of={appAccountFormSchema} name="visualizzaEcommerce" help={FOR_APP} />
          {one && (
            <Typography variant="body2" color="textSecondary">
              {lastEntry(one.ultimoAccesso)}
            </Typography>
          )}
        </>
      )}
    </RuoloTab>
  )
}
