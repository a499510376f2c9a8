import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { operatoreFormSchema, permessiOperatore } from '#amministrazione/utenti/amministrazione/rules.ts'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { OperatoreTabCreaMutation } from '#generated/OperatoreTabCreaMutation.graphql.ts'
import type { OperatoreTabEliminaMutation } from '#generated/OperatoreTabEliminaMutation.graphql.ts'
import type { OperatoreTabSalvaMutation } from '#generated/OperatoreTabSalvaMutation.graphql.ts'
import { ruoloLabels } from '../labels.ts'
import { MissingRuolo, RuoloForm } from '../ruolo/RuoloTab.tsx'
import { useDeleteRuolo } from '../ruolo/useDeleteRuolo.ts'
import type { ShownUtente } from '../utente.ts'
import { TabletAccessCard } from './TabletAccessCard.tsx'

const create = graphql`
  mutation OperatoreTabCreaMutation($input: CreateOperatoreInput!) {
    createOperatore(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const save = graphql`
  mutation OperatoreTabSalvaMutation($input: UpdateOperatoreInput!) {
    updateOperatore(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation OperatoreTabEliminaMutation($input: DeleteOperatoreInput!) {
    deleteOperatore(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const empty = {
  modificaStatoOrdine: false,
  modificaStatoFasiOrdine: false,
  modificaStatoFasiOrdineFornitore: false,
  vedeOrdini: false,
}
type Values = typeof empty & { versione: number }

function valuesOf(operatore: NonNullable<ShownUtente['operatore']>): typeof empty {
  const { modificaStatoOrdine, modificaStatoFasiOrdine, modificaStatoFasiOrdineFornitore, vedeOrdini } = operatore
  return { modificaStatoOrdine, modificaStatoFasiOrdine, modificaStatoFasiOrdineFornitore, vedeOrdini }
}

function Fields() {
  return permessiOperatore.map((name) => <CheckboxField key={name} name={name} label={ruoloLabels[name]} />)
}

interface Props {
  utente: ShownUtente
  /** After a save the form begins anew from what the server says. */
  onSaved: () => void
}

/** The tab 'Operatore': blank, then created, then changed or removed. */
export function OperatoreTab(props: Props) {
  const { operatore } = props.utente
  if (operatore) return <Existing {...props} operatore={operatore} />
  return (
    <MissingRuolo
      title="Operatore"
      text="Registra le proprie attività e, se può, cambia gli stati degli ordini."
      next={(cancel) => <Next {...props} onCancel={cancel} />}
    />
  )
}

function Next({ utente, onSaved, onCancel }: Props & { onCancel: () => void }) {
  const [initial] = useState(() => ({ ...empty, versione: utente.versione }))
  const modulo = useMutationForm<OperatoreTabCreaMutation, Values>({
    mutation: create,
    initial,
    schema: operatoreFormSchema,
    variables: (values) => ({ input: { userPk: utente.pk, ...values } }),
    success: 'Operatore creato',
    onSuccess: onSaved,
  })
  return (
    <RuoloForm {...modulo} title="Operatore" ruolo="operatore" onCancel={onCancel}>
      <Fields />
    </RuoloForm>
  )
}

function Existing({ utente, operatore, onSaved }: Props & { operatore: NonNullable<ShownUtente['operatore']> }) {
  const [initial] = useState((): Values => ({ ...valuesOf(operatore), versione: utente.versione }))
  const drop = useDeleteRuolo<OperatoreTabEliminaMutation>(remove, 'Operatore')
  const modulo = useMutationForm<OperatoreTabSalvaMutation, Values>({
    mutation: save,
    initial,
    schema: operatoreFormSchema,
    variables: (values) => ({ input: { pk: operatore.pk, ...values } }),
    success: 'Operatore salvato',
    onSuccess: onSaved,
  })
  return (
    <>
      <RuoloForm
        {...modulo}
        title="Operatore"
        ruolo="operatore"
        onDelete={() => void drop({ input: { pk: operatore.pk, versione: utente.versione } })}
      >
        <Fields />
      </RuoloForm>
      <TabletAccessCard operatore={operatore} />
    </>
  )
}
