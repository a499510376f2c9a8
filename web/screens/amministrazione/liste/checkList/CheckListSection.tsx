import { graphql, readInlineData } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import type { CheckListSection_voce$key } from '#generated/CheckListSection_voce.graphql.ts'
import { whole } from '#relay/reading/whole.ts'
import { ItemDialog, type ItemEntry } from './ItemDialog.tsx'

const fragment = graphql`
  fragment CheckListSection_voce on VoceCheckList @inline {
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
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation CheckListSectionOrdinaMutation($pks: [Int!]!) {
    arrangeVociCheckList(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
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
  const read = items.map(
    (one): ItemEntry => whole(readInlineData<CheckListSection_voce$key>(fragment, one), 'versione', 'usi'),
  )
  return (
    <EntrySection
      title="Check list degli ordini"
      text="Le voci che si spuntano in ogni ordine."
      items={read}
      add="Aggiungi voce"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(item, events) => <ItemDialog item={item} {...events} />}
      list="vociCheckList"
      onChanged={onChanged}
    />
  )
}
