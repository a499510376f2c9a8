import { graphql } from 'relay-runtime'
import { operatoreFormSchema, permessiOperatore } from '#amministrazione/utenti/amministrazione/rules.ts'
import { Field } from '#forms/Field.tsx'
import { type Ruolo, RuoloTab, type RuoloTabProps } from './RuoloTab.tsx'
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

const ruolo: Ruolo<typeof empty> = {
  title: 'Operatore',
  name: 'operatore',
  text: 'Registra le proprie attività e, se può, cambia gli stati degli ordini.',
  schema: operatoreFormSchema,
  empty,
  create,
  save,
  remove,
}

/** The tab 'Operatore', with how one enters on the tablets. */
export function OperatoreTab(props: RuoloTabProps) {
  const { operatore } = props.utente
  return (
    <>
      <RuoloTab {...props} ruolo={ruolo} held={operatore}>
        {() => permessiOperatore.map((name) => <Field key={name} of={operatoreFormSchema} name={name} />)}
      </RuoloTab>
      {operatore && <TabletAccessCard operatore={operatore} />}
    </>
  )
}
