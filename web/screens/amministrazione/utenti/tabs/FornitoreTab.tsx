import { graphql } from 'relay-runtime'
import { fornitoreUtenteFormSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { choiceText } from '#forms/entity/choiceText.ts'
import { Field } from '#forms/Field.tsx'
import type { SelectOption } from '#forms/SelectField.tsx'
import { type Ruolo, RuoloTab, type RuoloTabProps } from './RuoloTab.tsx'

const create = graphql`
  mutation FornitoreTabCreaMutation($input: CreateFornitoreUtenteInput!) {
    createFornitoreUtente(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const save = graphql`
  mutation FornitoreTabSalvaMutation($input: UpdateFornitoreUtenteInput!) {
    updateFornitoreUtente(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation FornitoreTabEliminaMutation($input: DeleteFornitoreUtenteInput!) {
    deleteFornitoreUtente(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const ruolo: Ruolo<{ fornitorePk: number | null }> = {
  title: 'Fornitore',
  name: 'fornitore',
  text: 'Entra solo nel portale fornitori: vede i propri ordini, ne cambia stato e date.',
  created: 'Fornitore collegato',
  schema: fornitoreUtenteFormSchema,
  empty: { fornitorePk: null },
  create,
  save,
  remove,
}

interface Props extends RuoloTabProps {
  /** To choose from. */
  fornitori: readonly SelectOption[]
}

/** The tab 'Fornitore'. */
export function FornitoreTab({ fornitori, ...props }: Props) {
  const shown = { fornitorePk: (pk: number) => choiceText(fornitori, pk) }
  return (
    <RuoloTab {...props} ruolo={ruolo} held={props.utente.fornitore} shown={shown}>
      {() => (
        <Field
          of={fornitoreUtenteFormSchema}
          name="fornitorePk"
          choices={fornitori}
          help="Vede solo gli ordini di questo fornitore, e nient’altro del programma."
        />
      )}
    </RuoloTab>
  )
}
