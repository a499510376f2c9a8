import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { appAccountFormSchema } from '../../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import { formatDateTime } from '../../../../../server/shared/formats/formats.ts'
import { CheckboxField } from '../../../../forms/CheckboxField.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { utenteLabels } from '../labels.ts'
import { MissingRuolo, RuoloForm } from '../ruolo/RuoloTab.tsx'
import { useDeleteRuolo } from '../ruolo/useDeleteRuolo.ts'
import type { ShownUtente } from '../utente.ts'
import type { AppAccountTabCreaMutation } from './__generated__/AppAccountTabCreaMutation.graphql.ts'
import type { AppAccountTabEliminaMutation } from './__generated__/AppAccountTabEliminaMutation.graphql.ts'
import type { AppAccountTabSalvaMutation } from './__generated__/AppAccountTabSalvaMutation.graphql.ts'

const crea = graphql`
  mutation AppAccountTabCreaMutation($input: CreateAppAccountInput!) {
    createAppAccount(input: $input) {
      user {
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

const salva = graphql`
  mutation AppAccountTabSalvaMutation($input: UpdateAppAccountInput!) {
    updateAppAccount(input: $input) {
      user {
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

const elimina = graphql`
  mutation AppAccountTabEliminaMutation($input: DeleteAppAccountInput!) {
    deleteAppAccount(input: $input) {
      user {
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

const empty = { visualizzaStatiOrdine: false, visualizzaEcommerce: false }
type Valori = typeof empty & { versione: number }

function valoriDi({
  visualizzaStatiOrdine,
  visualizzaEcommerce,
}: NonNullable<ShownUtente['appAccount']>): typeof empty {
  return { visualizzaStatiOrdine, visualizzaEcommerce }
}

function Campi({ ultimoAccesso }: { ultimoAccesso?: string | null }) {
  return (
    <>
      <CheckboxField
        nome="visualizzaStatiOrdine"
        etichetta={utenteLabels.visualizzaStatiOrdine}
        aiuto="Lo legge l’app del telefono. Per gli Admin non conta: vedono tutto."
      />
      <CheckboxField
        nome="visualizzaEcommerce"
        etichetta={utenteLabels.visualizzaEcommerce}
        aiuto="Lo legge l’app del telefono. Per gli Admin non conta: vedono tutto."
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
  if (appAccount) return <Esistente {...props} appAccount={appAccount} />
  return (
    <MissingRuolo
      titolo="App Account"
      testo="Entra nell’app: vede gli ordini dei clienti che gli si collegano."
      nuovo={(annulla) => <Nuovo {...props} onCancel={annulla} />}
    />
  )
}

function Nuovo({ utente, onSaved, onCancel }: Props & { onCancel: () => void }) {
  const [iniziali] = useState(() => ({ ...empty, versione: utente.versione }))
  const modulo = useMutationForm<AppAccountTabCreaMutation, Valori>({
    mutation: crea,
    iniziali,
    schema: appAccountFormSchema,
    variabili: (values) => ({ input: { user: utente.pk, ...values } }),
    successo: 'App Account creato',
    alSuccesso: onSaved,
  })
  return (
    <RuoloForm {...modulo} titolo="App Account" ruolo="appAccount" onCancel={onCancel}>
      <Campi />
    </RuoloForm>
  )
}

function Esistente({ utente, appAccount, onSaved }: Props & { appAccount: NonNullable<ShownUtente['appAccount']> }) {
  const [iniziali] = useState((): Valori => ({ ...valoriDi(appAccount), versione: utente.versione }))
  const togli = useDeleteRuolo<AppAccountTabEliminaMutation>(elimina, 'App Account')
  const modulo = useMutationForm<AppAccountTabSalvaMutation, Valori>({
    mutation: salva,
    iniziali,
    schema: appAccountFormSchema,
    variabili: (values) => ({ input: { pk: appAccount.pk, ...values } }),
    successo: 'App Account salvato',
    alSuccesso: onSaved,
  })
  return (
    <RuoloForm
      {...modulo}
      titolo="App Account"
      ruolo="appAccount"
      onDelete={() => void togli({ input: { pk: appAccount.pk, versione: utente.versione } })}
    >
      <Campi ultimoAccesso={appAccount.ultimoAccesso ?? null} />
    </RuoloForm>
  )
}
