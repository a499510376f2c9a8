import { graphql, readInlineData } from 'relay-runtime'
import { RECIPIENTS } from '#amministrazione/liste/emailTemplates/rules.ts'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import type { ModelliSection_modello$key } from '#generated/ModelliSection_modello.graphql.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { ModelloDialog, type ModelloEntry } from './ModelloDialog.tsx'

const fragment = graphql`
  fragment ModelliSection_modello on EmailTemplate @inline {
    id
    pk
    label
    destinatario
    subject
    body
    versione
  }
`

const deleteMutation = graphql`
  mutation ModelliSectionDeleteMutation($pk: Int!) {
    deleteEmailTemplate(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation ModelliSectionOrdinaMutation($pks: [Int!]!) {
    arrangeEmailTemplates(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const WORDS: DeleteWords<ModelloEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare il modello ${nome}?`,
  text: () => 'Le mail già scritte restano come sono.',
  done: 'Modello eliminato',
}

interface Props {
  modelli: readonly ModelliSection_modello$key[]
  onChanged: () => void
}

/** The models of the mails about a quote. */
export function ModelliSection({ modelli, onChanged }: Props) {
  const read = modelli.map((one): ModelloEntry => {
    const loaded = readInlineData<ModelliSection_modello$key>(fragment, one)
    const who = loaded.destinatario === 'AGENTE' ? 'All’agente' : 'Al cliente'
    return {
      ...loaded,
      destinatario: wordOfEnum(RECIPIENTS, loaded.destinatario),
      nome: loaded.label,
      dettaglio: `${who} · ${loaded.subject}`,
    }
  })
  return (
    <EntrySection
      title="Modelli delle e-mail dei preventivi"
      text="I testi da cui comincia una mail al cliente, e quello che riceve l’agente."
      items={read}
      add="Aggiungi modello"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(modello, events) => <ModelloDialog modello={modello} {...events} />}
      list="modelliEmail"
      onChanged={onChanged}
    />
  )
}
