import { graphql, readInlineData } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import type { PostazioniSection_postazione$key } from '#generated/PostazioniSection_postazione.graphql.ts'
import { PostazioneDialog, type PostazioneEntry } from './PostazioneDialog.tsx'

const fragment = graphql`
  fragment PostazioniSection_postazione on ConfigurazionePostazione @inline {
    id
    pk
    postazione
    campi
    versione
  }
`

const deleteMutation = graphql`
  mutation PostazioniSectionDeleteMutation($pk: Int!) {
    deletePostazione(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation PostazioniSectionOrdinaMutation($pks: [Int!]!) {
    arrangePostazioni(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const WORDS: DeleteWords<PostazioneEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare la postazione ${nome}?`,
  text: () => 'Le analisi già fatte la tengono.',
  done: 'Postazione eliminata',
}

interface Props {
  postazioni: readonly PostazioniSection_postazione$key[]
  /** Names of the operations. */
  lavorazioni: readonly string[]
  onChanged: () => void
}

/** The workstations, with what is done there. */
export function PostazioniSection({ postazioni, lavorazioni, onChanged }: Props) {
  const read = postazioni.map((one): PostazioneEntry => {
    const loaded = readInlineData<PostazioniSection_postazione$key>(fragment, one)
    return { ...loaded, nome: loaded.postazione, detail: loaded.campi.join(', ') || 'Nessuna lavorazione' }
  })
  return (
    <EntrySection
      title="Postazioni"
      text="Dove si lavorano i pezzi, e quali lavorazioni si fanno lì."
      items={read}
      add="Aggiungi postazione"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(postazione, events) => (
        <PostazioneDialog postazione={postazione} lavorazioni={lavorazioni} {...events} />
      )}
      list="configurazioniPostazione"
      onChanged={onChanged}
    />
  )
}
