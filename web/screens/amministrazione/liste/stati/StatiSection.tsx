import type { ReactNode } from 'react'
import { graphql, readInlineData } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import type { StatiSection_stato$key } from '#generated/StatiSection_stato.graphql.ts'
import { type ContestoStato, STATO_COLORS, STATO_CONTEXTS } from '#ordini/valoriStato/rules.ts'
import { whole } from '#relay/reading/whole.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { StatoDialog, type StatoEntry } from './StatoDialog.tsx'

const fragment = graphql`
  fragment StatiSection_stato on ValoreStato @inline {
    id
    pk
    contesto
    nomeFase
    nome
    colore
    versione
    usi
    motivoNomeFisso
  }
`

const deleteMutation = graphql`
  mutation StatiSectionDeleteMutation($pk: Int!) {
    deleteValoreStato(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation StatiSectionOrdinaMutation($pks: [Int!]!) {
    arrangeValoriStato(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The states of all lists. */
export function readStatoEntries(stati: readonly StatiSection_stato$key[]): StatoEntry[] {
  return stati.map((stato) => {
    const { motivoNomeFisso, ...read } = whole(
      readInlineData<StatiSection_stato$key>(fragment, stato),
      'versione',
      'usi',
    )
    const color = wordOfEnum(STATO_COLORS, read.colore)
    return {
      ...read,
      contesto: wordOfEnum(STATO_CONTEXTS, read.contesto),
      colore: color,
      color,
      fixed: motivoNomeFisso ?? null,
    }
  })
}

const WORDS: DeleteWords<StatoEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare lo stato ${nome}?`,
  done: 'Stato eliminato',
}

interface Props {
  title: string
  text: ReactNode
  context: ContestoStato
  nomeFase?: string
  /** Of all lists. */
  stati: readonly StatoEntry[]
  onChanged: () => void
}

/** The states of one list. */
export function StatiSection({ title, text, context, nomeFase = '', stati, onChanged }: Props) {
  const own = stati.filter((stato) => stato.contesto === context && stato.nomeFase === nomeFase)
  return (
    <EntrySection
      title={title}
      text={text}
      items={own}
      add="Aggiungi stato"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(stato, events) => <StatoDialog object={stato} begins={{ contesto: context, nomeFase }} {...events} />}
      list="valoriStato"
      onChanged={onChanged}
    />
  )
}
