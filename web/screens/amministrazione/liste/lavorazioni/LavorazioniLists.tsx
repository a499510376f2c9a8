import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { EntrySection } from '#forms/entries/EntrySection.tsx'
import { ControlloDialog, type ControlloEntry } from './ControlloDialog.tsx'
import type { LavorazioneEntry } from './LavorazioneDialog.tsx'
import { LavorazioniSection } from './LavorazioniSection.tsx'
import { QuoteCard } from './QuoteCard.tsx'

interface Props {
  lavorazioni: readonly LavorazioneEntry[]
  fasi: readonly { nome: string; reparto: string | null | undefined; infiniteCapacity: boolean }[]
  onChanged: () => void
}

const deleteMutation = graphql`
  mutation LavorazioniListsDeleteMutation($pk: Int!) {
    deleteControlloLavorazione(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation LavorazioniListsOrdinaMutation($pks: [Int!]!) {
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

interface ControlliSectionProps {
  lavorazione: LavorazioneEntry
  onChanged: () => void
}

/** The CE controls of an operation. */
function ControlliSection({ lavorazione, onChanged }: ControlliSectionProps) {
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

/** The operations, their shares phase by phase, the controls of one of them. */
export function LavorazioniLists({ lavorazioni, fasi, onChanged }: Props) {
  const [choice, setChoice] = useState<number | null>(null)
  const names = fasi.filter(({ reparto, infiniteCapacity }) => reparto && !infiniteCapacity).map(({ nome }) => nome)
  const shown = lavorazioni.find(({ pk }) => pk === choice) ?? lavorazioni[0]
  return (
    <>
      <LavorazioniSection lavorazioni={lavorazioni} fasi={names} onChanged={onChanged} />
      {names.map((fase) => {
        const own = lavorazioni.filter((one) => one.attiva && one.fase === fase)
        // What another has changed is what this one begins from.
        const key = `${fase} ${own.map(({ pk, quota }) => `${pk}:${quota}`).join()}`
        return own.length > 0 && <QuoteCard key={key} fase={fase} lavorazioni={own} onSaved={onChanged} />
      })}
      {shown && (
        <>
          <FormControl sx={{ maxWidth: 360 }}>
            <FormLabel htmlFor="lavorazione-controlli">Controlli CE della lavorazione</FormLabel>
            <NativeSelect
              input={<OutlinedInput size="small" />}
              inputProps={{ id: 'lavorazione-controlli' }}
              value={shown.pk}
              onChange={({ target }) => setChoice(Number(target.value))}
            >
              {lavorazioni.map(({ pk, nome }) => (
                <option key={pk} value={pk}>
                  {nome}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
          <ControlliSection key={shown.pk} lavorazione={shown} onChanged={onChanged} />
        </>
      )}
    </>
  )
}
