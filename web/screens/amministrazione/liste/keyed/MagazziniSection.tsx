import { graphql } from 'relay-runtime'
import { DOCUMENTED_MAGAZZINO } from '#acquisti/magazzini/rules.ts'
import { entitySection } from '#forms/entries/entitySection.tsx'
import type { MagazziniSection_entry$data } from '#generated/MagazziniSection_entry.graphql.ts'
import type { MagazziniSectionCreateMutation } from '#generated/MagazziniSectionCreateMutation.graphql.ts'
import type { MagazziniSectionUpdateMutation } from '#generated/MagazziniSectionUpdateMutation.graphql.ts'
import type { KeyedInput } from '#shared/keyed.ts'
import { objectWords } from '#ui/list/objectWords.ts'
import { keyedEntry } from './keyedEntry.ts'

const row = graphql`
  fragment MagazziniSection_entry on Magazzino @inline {
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
  mutation MagazziniSectionCreateMutation($input: CreateMagazzinoInput!) {
    createMagazzino(input: $input) {
      magazzino {
        ...MagazziniSection_entry
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation MagazziniSectionUpdateMutation($input: UpdateMagazzinoInput!) {
    updateMagazzino(input: $input) {
      magazzino {
        ...MagazziniSection_entry
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation MagazziniSectionDeleteMutation($pk: Int!) {
    deleteMagazzino(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const arrange = graphql`
  mutation MagazziniSectionArrangeMutation($pks: [Int!]!) {
    arrangeMagazzini(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The stores of the firm. */
export const MagazziniSection = entitySection<
  MagazziniSectionCreateMutation,
  MagazziniSectionUpdateMutation,
  KeyedInput,
  MagazziniSection_entry$data
>({
  title: 'Magazzini',
  text: 'Dove arriva quello che si ordina ai fornitori: si sceglie nell’ordine a fornitore.',
  words: objectWords('magazzino', 'm'),
  ...keyedEntry(DOCUMENTED_MAGAZZINO),
  row,
  create,
  update,
  remove,
  arrange,
})
