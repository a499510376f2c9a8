import Chip from '@mui/material/Chip'
import { graphql, readInlineData } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import type { LavorazioniSection_lavorazione$key } from '#generated/LavorazioniSection_lavorazione.graphql.ts'
import { TIPI_PEZZO, unitaPezzi } from '#officina/lavorazioni/rules.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatCount, formatPercentage } from '#shared/formats/formats.ts'
import { LavorazioneDialog, type LavorazioneEntry } from './LavorazioneDialog.tsx'

const fragment = graphql`
  fragment LavorazioniSection_lavorazione on Lavorazione @inline {
    id
    pk
    nome
    fase
    quota
    attivitaNumero
    attiva
    versione
    usi
    controlli {
      id
      pk
      descrizione
      frequenza
      attivo
      versione
      usi
    }
  }
`

const deleteMutation = graphql`
  mutation LavorazioniSectionDeleteMutation($pk: Int!) {
    deleteLavorazione(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation LavorazioniSectionOrdinaMutation($pks: [Int!]!) {
    arrangeLavorazioni(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const inactive = (word: string) => <Chip label={word} variant="outlined" />

/** The operations, with their controls. */
export function readLavorazioneEntries(lavorazioni: readonly LavorazioniSection_lavorazione$key[]): LavorazioneEntry[] {
  return lavorazioni.map((one) => {
    const read = readInlineData<LavorazioniSection_lavorazione$key>(fragment, one)
    const controlli = read.controlli.map((controllo) => ({
      ...controllo,
      nome: controllo.descrizione,
      detail: controllo.frequenza || undefined,
      segni: controllo.attivo ? undefined : inactive('Non più richiesto'),
    }))
    const attivitaNumero = wordOfEnum(TIPI_PEZZO, read.attivitaNumero)
    const pezzi = unitaPezzi(attivitaNumero)
    const controls = controlli.length > 0 ? `, ${formatCount(controlli.length, 'controllo CE', 'controlli CE')}` : ''
    return {
      ...read,
      attivitaNumero,
      controlli,
      detail: `${read.fase}, ${formatPercentage(read.quota)} della fase, a pezzi: ${pezzi}${controls}`,
      segni: read.attiva ? undefined : inactive('Non attiva'),
    }
  })
}

const WORDS: DeleteWords<LavorazioneEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare la lavorazione ${nome}?`,
  text: ({ controlli }) =>
    controlli.length > 0 ? `Con lei ${formatCount(controlli.length, 'controllo CE', 'controlli CE')}.` : undefined,
  done: 'Lavorazione eliminata',
}

interface Props {
  lavorazioni: readonly LavorazioneEntry[]
  /** Phases that operations take their time from. */
  fasi: readonly string[]
  onChanged: () => void
}

/** The operations of the workshop. */
export function LavorazioniSection({ lavorazioni, fasi, onChanged }: Props) {
  return (
    <EntrySection
      title="Lavorazioni"
      text="Quello che un operatore dice di fare: la fase a cui appartiene, la parte del suo tempo, i pezzi che si spuntano."
      items={lavorazioni}
      add="Aggiungi lavorazione"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(lavorazione, events) => <LavorazioneDialog lavorazione={lavorazione} fasi={fasi} {...events} />}
      onChanged={onChanged}
    />
  )
}
