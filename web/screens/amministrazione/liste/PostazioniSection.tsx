import { graphql } from 'relay-runtime'
import type { ControlProps } from '#forms/entity/schemaDialog.tsx'
import { entitySection } from '#forms/entries/entitySection.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import type { PostazioniSection_postazione$data } from '#generated/PostazioniSection_postazione.graphql.ts'
import type { PostazioniSectionCreateMutation } from '#generated/PostazioniSectionCreateMutation.graphql.ts'
import type { PostazioniSectionUpdateMutation } from '#generated/PostazioniSectionUpdateMutation.graphql.ts'
import { type PostazioneInput, postazioneSchema } from '#produzione/postazioni/rules.ts'
import { objectWords } from '#ui/list/objectWords.ts'

const row = graphql`
  fragment PostazioniSection_postazione on ConfigurazionePostazione @inline {
    id
    pk
    postazione
    campi
    versione
  }
`

const create = graphql`
  mutation PostazioniSectionCreateMutation($input: CreatePostazioneInput!) {
    createPostazione(input: $input) {
      postazione {
        ...PostazioniSection_postazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation PostazioniSectionUpdateMutation($input: UpdatePostazioneInput!) {
    updatePostazione(input: $input) {
      postazione {
        ...PostazioniSection_postazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation PostazioniSectionDeleteMutation($pk: Int!) {
    deletePostazione(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const arrange = graphql`
  mutation PostazioniSectionArrangeMutation($pks: [Int!]!) {
    arrangePostazioni(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What is done there, of the operations there are. */
const LavorazioniField = ({ choices = [], ...field }: ControlProps) => (
  <MultiSelectField<string> {...field} choices={choices} />
)

/** The workstations, with what is done there. */
export const PostazioniSection = entitySection<
  PostazioniSectionCreateMutation,
  PostazioniSectionUpdateMutation,
  PostazioneInput,
  PostazioniSection_postazione$data,
  { campi: readonly string[] }
>({
  title: 'Postazioni',
  text: 'Dove si lavorano i pezzi, e quali lavorazioni si fanno lì.',
  words: objectWords('postazione', 'f'),
  schema: postazioneSchema,
  begins: { campi: [] as readonly string[] },
  fields: { campi: LavorazioniField },
  shown: { campi: (names) => names.join(', ') },
  kept: 'Le analisi già fatte la tengono.',
  list: 'configurazioniPostazione',
  entryOf: ({ postazione, campi }) => ({ nome: postazione, detail: campi.join(', ') || 'Nessuna lavorazione' }),
  row,
  create,
  update,
  remove,
  arrange,
})
