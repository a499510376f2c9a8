import { useState } from 'react'
import { graphql } from 'relay-runtime'
import {
  operatoreFormSchema,
  permessiOperatore,
} from '../../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import { CheckboxField } from '../../../../forms/CheckboxField.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { utenteLabels } from '../labels.ts'
import { MissingRuolo, RuoloForm } from '../ruolo/RuoloTab.tsx'
import { useDeleteRuolo } from '../ruolo/useDeleteRuolo.ts'
import type { ShownUtente } from '../utente.ts'
import type { OperatoreTabCreaMutation } from './__generated__/OperatoreTabCreaMutation.graphql.ts'
import type { OperatoreTabEliminaMutation } from './__generated__/OperatoreTabEliminaMutation.graphql.ts'
import type { OperatoreTabSalvaMutation } from './__generated__/OperatoreTabSalvaMutation.graphql.ts'
import { AccessoTabletCard } from './AccessoTabletCard.tsx'

const crea = graphql`
  mutation OperatoreTabCreaMutation($input: CreateOperatoreInput!) {
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
  mutation OperatoreTabSalvaMutation($input: UpdateOperatoreInput!) {
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
  mutation OperatoreTabEliminaMutation($input: DeleteOperatoreInput!) {
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

const empty = {
  modificaStatoOrdine: false,
  modificaStatoFasiOrdine: false,
  modificaStatoFasiOrdineFornitore: false,
  vedeOrdini: false,
}
type Valori = typeof empty & { versione: number }

function valoriDi(operatore: NonNullable<ShownUtente['operatore']>): typeof empty {
  const { modificaStatoOrdine, modificaStatoFasiOrdine, modificaStatoFasiOrdineFornitore, vedeOrdini } = operatore
  return { modificaStatoOrdine, modificaStatoFasiOrdine, modificaStatoFasiOrdineFornitore, vedeOrdini }
}

function Campi() {
  return permessiOperatore.map((nome) => <CheckboxField key={nome} nome={nome} etichetta={utenteLabels[nome] ?? ''} />)
}

interface Props {
  utente: ShownUtente
  /** After a save the form begins anew from what the server says. */
  onSaved: () => void
}

/** The tab 'Operatore': blank, then created, then changed or removed. */
export function OperatoreTab(props: Props) {
  const { operatore } = props.utente
  if (operatore) return <Esistente {...props} operatore={operatore} />
  return (
    <MissingRuolo
      titolo="Operatore"
      testo="Registra le proprie attività e, se può, cambia gli stati degli ordini."
      nuovo={(annulla) => <Nuovo {...props} onCancel={annulla} />}
    />
  )
}

function Nuovo({ utente, onSaved, onCancel }: Props & { onCancel: () => void }) {
  const [iniziali] = useState(() => ({ ...empty, versione: utente.versione }))
  const modulo = useMutationForm<OperatoreTabCreaMutation, Valori>({
    mutation: crea,
    iniziali,
    schema: operatoreFormSchema,
    variabili: (values) => ({ input: { user: utente.pk, ...values } }),
    successo: 'Operatore creato',
    alSuccesso: onSaved,
  })
  return (
    <RuoloForm {...modulo} titolo="Operatore" ruolo="operatore" onCancel={onCancel}>
      <Campi />
    </RuoloForm>
  )
}

function Esistente({ utente, operatore, onSaved }: Props & { operatore: NonNullable<ShownUtente['operatore']> }) {
  const [iniziali] = useState((): Valori => ({ ...valoriDi(operatore), versione: utente.versione }))
  const togli = useDeleteRuolo<OperatoreTabEliminaMutation>(elimina, 'Operatore')
  const modulo = useMutationForm<OperatoreTabSalvaMutation, Valori>({
    mutation: salva,
    iniziali,
    schema: operatoreFormSchema,
    variabili: (values) => ({ input: { pk: operatore.pk, ...values } }),
    successo: 'Operatore salvato',
    alSuccesso: onSaved,
  })
  return (
    <>
      <RuoloForm
        {...modulo}
        titolo="Operatore"
        ruolo="operatore"
        onDelete={() => void togli({ input: { pk: operatore.pk, versione: utente.versione } })}
      >
        <Campi />
      </RuoloForm>
      <AccessoTabletCard operatore={operatore} />
    </>
  )
}
