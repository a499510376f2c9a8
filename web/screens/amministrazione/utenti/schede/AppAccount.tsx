import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { appAccountFormSchema } from '../../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import { formatoDataOra } from '../../../../../server/shared/formats/formats.ts'
import { CampoSpunta } from '../../../../forms/CampoSpunta.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { etichette } from '../etichette.ts'
import { ModuloRuolo, RuoloAssente } from '../ruolo/SchedaRuolo.tsx'
import { useEliminaRuolo } from '../ruolo/useEliminaRuolo.ts'
import type { Utente } from '../utente.ts'
import type { AppAccountCreaMutation } from './__generated__/AppAccountCreaMutation.graphql.ts'
import type { AppAccountEliminaMutation } from './__generated__/AppAccountEliminaMutation.graphql.ts'
import type { AppAccountSalvaMutation } from './__generated__/AppAccountSalvaMutation.graphql.ts'

const crea = graphql`
  mutation AppAccountCreaMutation($input: CreateAppAccountInput!) {
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
  mutation AppAccountSalvaMutation($input: UpdateAppAccountInput!) {
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
  mutation AppAccountEliminaMutation($input: DeleteAppAccountInput!) {
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

const vuoto = { visualizzaStatiOrdine: false, visualizzaEcommerce: false }
type Valori = typeof vuoto & { versione: number }

function valoriDi({ visualizzaStatiOrdine, visualizzaEcommerce }: NonNullable<Utente['appAccount']>): typeof vuoto {
  return { visualizzaStatiOrdine, visualizzaEcommerce }
}

function Campi({ ultimoAccesso }: { ultimoAccesso?: string | null }) {
  return (
    <>
      <CampoSpunta
        nome="visualizzaStatiOrdine"
        etichetta={etichette.visualizzaStatiOrdine}
        aiuto="Per gli Admin non conta: vedono tutto."
      />
      <CampoSpunta
        nome="visualizzaEcommerce"
        etichetta={etichette.visualizzaEcommerce}
        aiuto="Per gli Admin non conta: vedono tutto."
      />
      {ultimoAccesso !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {ultimoAccesso ? `Ultimo accesso dall'app: ${formatoDataOra(ultimoAccesso)}` : "Non è mai entrato dall'app."}
        </Typography>
      )}
    </>
  )
}

interface Props {
  utente: Utente
  /** After a save the form begins anew from what the server says. */
  onSalvato: () => void
}

/** The tab 'App Account': blank, then created, then changed or removed. */
export function AppAccount(props: Props) {
  const { appAccount } = props.utente
  if (appAccount) return <Esistente {...props} appAccount={appAccount} />
  return (
    <RuoloAssente
      titolo="App Account"
      testo="Entra nell'app: vede gli ordini dei clienti che gli si collegano."
      nuovo={(annulla) => <Nuovo {...props} onAnnulla={annulla} />}
    />
  )
}

function Nuovo({ utente, onSalvato, onAnnulla }: Props & { onAnnulla: () => void }) {
  const [iniziali] = useState(() => ({ ...vuoto, versione: utente.versione }))
  const modulo = useMutationForm<AppAccountCreaMutation, Valori>({
    mutation: crea,
    iniziali,
    schema: appAccountFormSchema,
    variabili: (valori) => ({ input: { user: utente.pk, ...valori } }),
    successo: 'App Account creato',
    alSuccesso: onSalvato,
  })
  return (
    <ModuloRuolo {...modulo} titolo="App Account" ruolo="appAccount" onAnnulla={onAnnulla}>
      <Campi />
    </ModuloRuolo>
  )
}

function Esistente({ utente, appAccount, onSalvato }: Props & { appAccount: NonNullable<Utente['appAccount']> }) {
  const [iniziali] = useState((): Valori => ({ ...valoriDi(appAccount), versione: utente.versione }))
  const togli = useEliminaRuolo<AppAccountEliminaMutation>(elimina, 'App Account')
  const modulo = useMutationForm<AppAccountSalvaMutation, Valori>({
    mutation: salva,
    iniziali,
    schema: appAccountFormSchema,
    variabili: (valori) => ({ input: { pk: appAccount.pk, ...valori } }),
    successo: 'App Account salvato',
    alSuccesso: onSalvato,
  })
  return (
    <ModuloRuolo
      {...modulo}
      titolo="App Account"
      ruolo="appAccount"
      onElimina={() => void togli({ input: { pk: appAccount.pk, versione: utente.versione } })}
    >
      <Campi ultimoAccesso={appAccount.ultimoAccesso ?? null} />
    </ModuloRuolo>
  )
}
