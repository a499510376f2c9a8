import { graphql } from 'relay-runtime'
import { schemaDialog } from '#forms/entity/schemaDialog.tsx'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { ControlloDialogCreateMutation } from '#generated/ControlloDialogCreateMutation.graphql.ts'
import type { ControlloDialogUpdateMutation } from '#generated/ControlloDialogUpdateMutation.graphql.ts'
import { type ControlloLavorazioneInput, controlloLavorazioneSchema } from '#officina/lavorazioni/rules.ts'
import { objectWords } from '#ui/list/objectWords.ts'

/** A control as its list shows it, and as its form begins. */
export interface ControlloEntry extends ListEntry {
  readonly descrizione: string
  readonly frequenza: string
  readonly attivo: boolean
  readonly versione: number
}

const create = graphql`
  mutation ControlloDialogCreateMutation($input: CreateControlloLavorazioneInput!) {
    createControlloLavorazione(input: $input) {
      controllo {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation ControlloDialogUpdateMutation($input: UpdateControlloLavorazioneInput!) {
    updateControlloLavorazione(input: $input) {
      controllo {
        id
        descrizione
        frequenza
        attivo
        versione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The form of a CE control; `lavorazionePk` is the operation that asks for it. */
export const ControlloDialog = schemaDialog<
  ControlloDialogCreateMutation,
  ControlloDialogUpdateMutation,
  ControlloLavorazioneInput,
  { lavorazionePk: number; attivo: boolean }
>({
  create,
  update,
  schema: controlloLavorazioneSchema,
  words: objectWords('controllo', 'm'),
  begins: { lavorazionePk: 0, attivo: true },
  fields: { lavorazionePk: false, attivo: { help: 'Spento, non si chiede più; quelli registrati restano.' } },
})
