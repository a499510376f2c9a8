import { graphql, readInlineData } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import type { RepartiSection_reparto$key } from '#generated/RepartiSection_reparto.graphql.ts'
import { CAPACITA_LABELS, CAPACITA_REPARTO, DOCUMENTED_REPARTI, DOCUMENTED_REPARTO } from '#persone/reparti/rules.ts'
import { whole } from '#relay/reading/whole.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { RepartoDialog, type RepartoEntry } from './RepartoDialog.tsx'

const fragment = graphql`
  fragment RepartiSection_reparto on Reparto @inline {
    id
    pk
    chiave
    nome
    capacita
    minutiGiorno
    minutiPezzo
    giorni
    versione
    usi
  }
`

const deleteMutation = graphql`
  mutation RepartiSectionDeleteMutation($pk: Int!) {
    deleteReparto(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation RepartiSectionOrdinaMutation($pks: [Int!]!) {
    arrangeReparti(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const WORDS: DeleteWords<RepartoEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare il reparto ${nome}?`,
  done: 'Reparto eliminato',
}

/** 'Minuti fissi al giorno: 480' */
function capacityInWords({ capacita, minutiGiorno, giorni }: RepartoEntry): string {
  const what = CAPACITA_LABELS[capacita]
  if (capacita === 'minuti') return `${what}: ${minutiGiorno ?? 0}`
  return capacita === 'giorni' ? `${what}: ${formatCount(giorni ?? 0, 'giorno', 'giorni')}` : what
}

interface Props {
  reparti: readonly RepartiSection_reparto$key[]
  onChanged: () => void
}

/** The departments of the firm. */
export function RepartiSection({ reparti, onChanged }: Props) {
  const items = reparti.map((one): RepartoEntry => {
    const { capacita, ...read } = whole(readInlineData<RepartiSection_reparto$key>(fragment, one), 'versione', 'usi')
    const entry = {
      ...read,
      capacita: wordOfEnum(CAPACITA_REPARTO, capacita),
      minutiGiorno: read.minutiGiorno ?? null,
      giorni: read.giorni ?? null,
      fisso: DOCUMENTED_REPARTI.includes(read.chiave) ? DOCUMENTED_REPARTO : null,
    }
    return { ...entry, dettaglio: capacityInWords(entry) }
  })
  return (
    <EntrySection
      title="Reparti"
      text="Dove si lavora: la capacità di ciascuno è quella con cui si pianificano le sue fasi. Ufficio, Macchine e Banchi sono del prodotto."
      items={items}
      add="Aggiungi reparto"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(reparto, events) => <RepartoDialog reparto={reparto} {...events} />}
      onChanged={onChanged}
    />
  )
}
