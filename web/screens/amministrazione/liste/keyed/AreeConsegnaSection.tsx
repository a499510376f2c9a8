import { graphql } from 'relay-runtime'
import { entitySection } from '#forms/entries/entitySection.tsx'
import type { AreeConsegnaSection_entry$data } from '#generated/AreeConsegnaSection_entry.graphql.ts'
import type { AreeConsegnaSectionCreateMutation } from '#generated/AreeConsegnaSectionCreateMutation.graphql.ts'
import type { AreeConsegnaSectionUpdateMutation } from '#generated/AreeConsegnaSectionUpdateMutation.graphql.ts'
import { DOCUMENTED_AREA_CONSEGNA } from '#ordini/areeConsegna/rules.ts'
import type { KeyedInput } from '#shared/keyed.ts'
import { objectWords } from '#ui/list/objectWords.ts'
import { keyedEntry } from './keyedEntry.ts'

const row = graphql`
  fragment AreeConsegnaSection_entry on AreaConsegna @inline {
    id
    pk
    chiave
    nome
    inUso
    delProdotto
    versione
    usi
  }
`

const create = graphql`
  mutation AreeConsegnaSectionCreateMutation($input: CreateAreaConsegnaInput!) {
    createAreaConsegna(input: $input) {
      areaConsegna {
        ...AreeConsegnaSection_entry
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation AreeConsegnaSectionUpdateMutation($input: UpdateAreaConsegnaInput!) {
    updateAreaConsegna(input: $input) {
      areaConsegna {
        ...AreeConsegnaSection_entry
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation AreeConsegnaSectionDeleteMutation($pk: Int!) {
    deleteAreaConsegna(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const arrange = graphql`
  mutation AreeConsegnaSectionArrangeMutation($pks: [Int!]!) {
    arrangeAreeConsegna(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The delivery areas of the firm. */
export const AreeConsegnaSection = entitySection<
  AreeConsegnaSectionCreateMutation,
  AreeConsegnaSectionUpdateMutation,
  KeyedInput,
  AreeConsegnaSection_entry$data
>({
  title: 'Aree di consegna',
  text: 'Le zone in cui si consegna: si scelgono nell’ordine e lo filtrano.',
  words: objectWords('area', 'f'),
  ...keyedEntry(DOCUMENTED_AREA_CONSEGNA),
  row,
  create,
  update,
  remove,
  arrange,
})
