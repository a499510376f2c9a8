import { graphql, readInlineData } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import type { CheckListSection_voce$key } from '#generated/CheckListSection_voce.graphql.ts'
import { ItemDialog, type ItemEntry } from './ItemDialog.tsx'

const fragment = graphql`
  fragment CheckListSection_voce on VoceInLista @inline {
    id
    pk
    nome
    versione
    usi
  }
`

const deleteMutation = graphql`
  mutation CheckListSectionDeleteMutation($pk: Int!) {
    deleteVoceCheckList(input: { pk: $pk }) {
      deletedId
      errors {
        code
        field
        message
      }
    }
  }
`

const sortMutation = graphql`
  mutation CheckListSectionOrdinaMutation($pks: [Int!]!) {
    ordinaVociCheckList(input: { pks: $pks }) {
      pks
      errors {
        code
        field
        message
      }
    }
  }
`

const WORDS: DeleteWords<ItemEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare la voce ${nome}?`,
  done: 'Voce eliminata',
}

interface Props {
  items: readonly CheckListSection_voce$key[]
  onChanged: () => void
}

/** The items of the checklist. */
export function CheckListSection({ items, onChanged }: Props) {
  const read = items.map((one): ItemEntry => readInlineData<CheckListSection_voce$key>(fragment, one))
  return (
    <EntrySection
      titolo="Check list degli ordini"
      testo="Le voci che si spuntano in ogni ordine."
      voci={read}
      aggiungi="Aggiungi voce"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(item, events) => <ItemDialog item={item} {...events} />}
      onChanged={onChanged}
    />
  )
}
