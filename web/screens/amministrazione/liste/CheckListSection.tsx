import { graphql } from 'relay-runtime'
import { type VoceCheckListInput, voceCheckListSchema } from '#amministrazione/liste/vociCheckList/rules.ts'
import { entitySection } from '#forms/entries/entitySection.tsx'
import type { CheckListSection_voce$data } from '#generated/CheckListSection_voce.graphql.ts'
import type { CheckListSectionCreateMutation } from '#generated/CheckListSectionCreateMutation.graphql.ts'
import type { CheckListSectionUpdateMutation } from '#generated/CheckListSectionUpdateMutation.graphql.ts'
import { objectWords } from '#ui/list/objectWords.ts'

const row = graphql`
  fragment CheckListSection_voce on VoceCheckList @inline {
    id
    pk
    nome
    versione
    usi
  }
`

const create = graphql`
  mutation CheckListSectionCreateMutation($input: CreateVoceCheckListInput!) {
    createVoceCheckList(input: $input) {
      voce {
        ...CheckListSection_voce
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation CheckListSectionUpdateMutation($input: UpdateVoceCheckListInput!) {
    updateVoceCheckList(input: $input) {
      voce {
        ...CheckListSection_voce
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation CheckListSectionDeleteMutation($pk: Int!) {
    deleteVoceCheckList(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const arrange = graphql`
  mutation CheckListSectionArrangeMutation($pks: [Int!]!) {
    arrangeVociCheckList(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The items of the checklist. */
export const CheckListSection = entitySection<
  CheckListSectionCreateMutation,
  CheckListSectionUpdateMutation,
  VoceCheckListInput,
  CheckListSection_voce$data
>({
  title: 'Check list degli ordini',
  text: 'Le voci che si spuntano in ogni ordine.',
  words: objectWords('voce', 'f'),
  schema: voceCheckListSchema,
  list: 'vociCheckList',
  entryOf: ({ nome }) => ({ nome }),
  row,
  create,
  update,
  remove,
  arrange,
})
