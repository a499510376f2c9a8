import { useState } from 'react'
import { graphql } from 'relay-runtime'
import {
  operatoreFormSchema,
  permessiOperatore,
} from '../../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import { CampoSpunta } from '../../../../forms/CampoSpunta.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { etichette } from '../etichette.ts'
import { ModuloRuolo, RuoloAssente } from '../ruolo/SchedaRuolo.tsx'
import { useEliminaRuolo } from '../ruolo/useEliminaRuolo.ts'
import type { Utente } from '../utente.ts'
import type { OperatoreCreaMutation } from './__generated__/OperatoreCreaMutation.graphql.ts'
import type { OperatoreEliminaMutation } from './__generated__/OperatoreEliminaMutation.graphql.ts'
import type { OperatoreSalvaMutation } from './__generated__/OperatoreSalvaMutation.graphql.ts'

const crea = graphql`
  mutation OperatoreCreaMutation($input: CreateOperatoreInput!) {
    createOperatore(input: $input) {
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
  mutation OperatoreSalvaMutation($input: UpdateOperatoreInput!) {
    updateOperatore(input: $input) {
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
  mutation OperatoreEliminaMutation($input: DeleteOperatoreInput!) {
    deleteOperatore(input: $input) {
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

const vuoto = {
  modificaStatoOrdine: false,
  modificaStatoFasiOrdine: false,
  modificaStatoFasiOrdineFornitore: false,
  vedeOrdini: false,
}
type Valori = typeof vuoto & { versione: number }

function valoriDi(operatore: NonNullable<Utente['operatore']>): typeof vuoto {
  const { modificaStatoOrdine, modificaStatoFasiOrdine, modificaStatoFasiOrdineFornitore, vedeOrdini } = operatore
  return { modificaStatoOrdine, modificaStatoFasiOrdine, modificaStatoFasiOrdineFornitore, vedeOrdini }
}

function Campi() {
  return permessiOperatore.map((nome) => <CampoSpunta key={nome} nome={nome} etichetta={etichette[nome] ?? ''} />)
}

interface Props {
  utente: Utente
  /** After a save the form begins anew from what the server says. */
  onSalvato: () => void
}

/** The tab 'Operatore': blank, then created, then changed or removed. */
export function Operatore(props: Props) {
  const { operatore } = props.utente
  if (operatore) return <Esistente {...props} operatore={operatore} />
  return (
    <RuoloAssente
      titolo="Operatore"
      testo="Registra le proprie attività e, se può, cambia gli stati degli ordini."
      nuovo={(annulla) => <Nuovo {...props} onAnnulla={annulla} />}
    />
  )
}

function Nuovo({ utente, onSalvato, onAnnulla }: Props & { onAnnulla: () => void }) {
  const [iniziali] = useState(() => ({ ...vuoto, versione: utente.versione }))
  const modulo = useMutationForm<OperatoreCreaMutation, Valori>({
    mutation: crea,
    iniziali,
    schema: operatoreFormSchema,
    variabili: (valori) => ({ input: { user: utente.pk, ...valori } }),
    successo: 'Operatore creato',
    alSuccesso: onSalvato,
  })
  return (
    <ModuloRuolo {...modulo} titolo="Operatore" ruolo="operatore" onAnnulla={onAnnulla}>
      <Campi />
    </ModuloRuolo>
  )
}

function Esistente({ utente, operatore, onSalvato }: Props & { operatore: NonNullable<Utente['operatore']> }) {
  const [iniziali] = useState((): Valori => ({ ...valoriDi(operatore), versione: utente.versione }))
  const togli = useEliminaRuolo<OperatoreEliminaMutation>(elimina, 'Operatore')
  const modulo = useMutationForm<OperatoreSalvaMutation, Valori>({
    mutation: salva,
    iniziali,
    schema: operatoreFormSchema,
    variabili: (valori) => ({ input: { pk: operatore.pk, ...valori } }),
    successo: 'Operatore salvato',
    alSuccesso: onSalvato,
  })
  return (
    <ModuloRuolo
      {...modulo}
      titolo="Operatore"
      ruolo="operatore"
      onElimina={() => void togli({ input: { pk: operatore.pk, versione: utente.versione } })}
    >
      <Campi />
    </ModuloRuolo>
  )
}
