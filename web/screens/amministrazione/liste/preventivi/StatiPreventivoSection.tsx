import { graphql, readInlineData } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import type { StatiPreventivoSection_stato$key } from '#generated/StatiPreventivoSection_stato.graphql.ts'
import { STATO_COLORS } from '#ordini/valoriStato/rules.ts'
import { whole } from '#relay/reading/whole.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { StatoPreventivoDialog, type StatoPreventivoEntry } from './StatoPreventivoDialog.tsx'

const fragment = graphql`
  fragment StatiPreventivoSection_stato on StatoPreventivo @inline {
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
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation StatiPreventivoSectionOrdinaMutation($pks: [Int!]!) {
    arrangeStatiPreventivo(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
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
    const loaded = whole(readInlineData<StatiPreventivoSection_stato$key>(fragment, one), 'versione', 'usi')
    return { ...loaded, colore: wordOfEnum(STATO_COLORS, loaded.colore), nome: loaded.stato }
  })
  return (
    <EntrySection
      title="Stati dei preventivi"
      text="Un preventivo appena arrivato ha il primo della lista."
      items={read}
      add="Aggiungi stato"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(stato, events) => <StatoPreventivoDialog stato={stato} {...events} />}
      list="statiPreventivo"
      onChanged={onChanged}
    />
  )
}
