import { graphql, readInlineData } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import type { StatiPreventivoSection_stato$key } from '#generated/StatiPreventivoSection_stato.graphql.ts'
import { StatoPreventivoDialog, type StatoPreventivoEntry } from './StatoPreventivoDialog.tsx'

const fragment = graphql`
  fragment StatiPreventivoSection_stato on StatoPreventivoInLista @inline {
    id
    pk
    stato
    colore
    versione
    usi
  }
`

const deleteMutation = graphql`
  mutation StatiPreventivoSectionDeleteMutation($pk: Int!) {
    deleteStatoPreventivo(input: { pk: $pk }) {
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
  mutation StatiPreventivoSectionOrdinaMutation($pks: [Int!]!) {
    ordinaStatiPreventivo(input: { pks: $pks }) {
      pks
      errors {
        code
        field
        message
      }
    }
  }
`

const WORDS: DeleteWords<StatoPreventivoEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare lo stato ${nome}?`,
  done: 'Stato eliminato',
}

interface Props {
  stati: readonly StatiPreventivoSection_stato$key[]
  onChanged: () => void
}

/** The states of quotes. */
export function StatiPreventivoSection({ stati, onChanged }: Props) {
  const read = stati.map((one): StatoPreventivoEntry => {
    const loaded = readInlineData<StatiPreventivoSection_stato$key>(fragment, one)
    return { ...loaded, nome: loaded.stato }
  })
  return (
    <EntrySection
      titolo="Stati dei preventivi"
      testo="Un preventivo appena arrivato ha il primo della lista."
      voci={read}
      aggiungi="Aggiungi stato"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(stato, events) => <StatoPreventivoDialog stato={stato} {...events} />}
      onChanged={onChanged}
    />
  )
}
