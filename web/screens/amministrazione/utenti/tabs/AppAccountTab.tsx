import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { appAccountFormSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { AppAccountTabCreaMutation } from '#generated/AppAccountTabCreaMutation.graphql.ts'
import type { AppAccountTabEliminaMutation } from '#generated/AppAccountTabEliminaMutation.graphql.ts'
import type { AppAccountTabSalvaMutation } from '#generated/AppAccountTabSalvaMutation.graphql.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { ruoloLabels } from '../labels.ts'
import { MissingRuolo, RuoloForm } from '../ruolo/RuoloTab.tsx'
import { useDeleteRuolo } from '../ruolo/useDeleteRuolo.ts'
import type { ShownUtente } from '../utente.ts'

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
type Values = typeof empty & { versione: number }

function valuesOf({
  visualizzaStatiOrdine,
  visualizzaEcommerce,
}: NonNullable<ShownUtente['appAccount']>): typeof empty {
  return { visualizzaStatiOrdine, visualizzaEcommerce }
}

function Fields({ ultimoAccesso }: { ultimoAccesso?: string | null }) {
  return (
    <>
      <CheckboxField
        name="visualizzaStatiOrdine"
        label={ruoloLabels.visualizzaStatiOrdine}
        help="Lo legge l’app del telefono. Per gli Admin non conta: vedono tutto."
      />
      <CheckboxField
        name="visualizzaEcommerce"
        label={ruoloLabels.visualizzaEcommerce}
        help="Lo legge l’app del telefono. Per gli Admin non conta: vedono tutto."
      />
      {ultimoAccesso !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {ultimoAccesso ? `Ultimo accesso dall’app: ${formatDateTime(ultimoAccesso)}` : 'Non è mai entrato dall’app.'}
        </Typography>
      )}
    </>
  )
}

interface Props {
  utente: ShownUtente
  /** After a save the form begins anew from what the server says. */
  onSaved: () => void
}

/** The tab 'App Account': blank, then created, then changed or removed. */
export function AppAccountTab(props: Props) {
  const { appAccount } = props.utente
  if (appAccount) return <Existing {...props} appAccount={appAccount} />
  return (
    <MissingRuolo
      title="App Account"
      text="Entra nell’app: vede gli ordini dei clienti che gli si collegano."
      next={(cancel) => <Next {...props} onCancel={cancel} />}
    />
  )
}

function Next({ utente, onSaved, onCancel }: Props & { onCancel: () => void }) {
  const [initial] = useState(() => ({ ...empty, versione: utente.versione }))
  const modulo = useMutationForm<AppAccountTabCreaMutation, Values>({
    mutation: create,
    initial,
    schema: appAccountFormSchema,
    variables: (values) => ({ input: { userPk: utente.pk, ...values } }),
    success: 'App Account creato',
    onSuccess: onSaved,
  })
  return (
    <RuoloForm {...modulo} title="App Account" ruolo="appAccount" onCancel={onCancel}>
      <Fields />
    </RuoloForm>
  )
}

function Existing({ utente, appAccount, onSaved }: Props & { appAccount: NonNullable<ShownUtente['appAccount']> }) {
  const [initial] = useState((): Values => ({ ...valuesOf(appAccount), versione: utente.versione }))
  const drop = useDeleteRuolo<AppAccountTabEliminaMutation>(remove, 'App Account')
  const modulo = useMutationForm<AppAccountTabSalvaMutation, Values>({
    mutation: save,
    initial,
    schema: appAccountFormSchema,
    variables: (values) => ({ input: { pk: appAccount.pk, ...values } }),
    success: 'App Account salvato',
    onSuccess: onSaved,
  })
  return (
    <RuoloForm
      {...modulo}
      title="App Account"
      ruolo="appAccount"
      onDelete={() => void drop({ input: { pk: appAccount.pk, versione: utente.versione } })}
    >
      <Fields ultimoAccesso={appAccount.ultimoAccesso ?? null} />
    </RuoloForm>
  )
}
