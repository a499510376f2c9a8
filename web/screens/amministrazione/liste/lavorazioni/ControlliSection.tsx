import { graphql } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import { ControlloDialog, type ControlloEntry } from './ControlloDialog.tsx'
import type { LavorazioneEntry } from './LavorazioneDialog.tsx'

const deleteMutation = graphql`
  mutation ControlliSectionDeleteMutation($pk: Int!) {
    deleteControlloLavorazione(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation ControlliSectionOrdinaMutation($pks: [Int!]!) {
    arrangeControlliLavorazione(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const WORDS: DeleteWords<ControlloEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare il controllo ${nome}?`,
  done: 'Controllo eliminato',
}

interface Props {
  lavorazione: LavorazioneEntry
  onChanged: () => void
}

/** The CE controls of an operation. */
export function ControlliSection({ lavorazione, onChanged }: Props) {
  return (
    <EntrySection
      title={`Controlli CE: ${lavorazione.nome}`}
      text="Si compilano alla fine della lavorazione e nella scheda Marcatura CE dell’ordine."
      items={lavorazione.controlli}
      add="Aggiungi controllo"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(controllo, events) => <ControlloDialog controllo={controllo} lavorazione={lavorazione.pk} {...events} />}
      onChanged={onChanged}
    />
  )
}
