import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { EntryDialogProps } from '#forms/entries/EntrySection.tsx'
import { Field } from '#forms/Field.tsx'
import type { ControlloDialogCreateMutation } from '#generated/ControlloDialogCreateMutation.graphql.ts'
import type { ControlloDialogUpdateMutation } from '#generated/ControlloDialogUpdateMutation.graphql.ts'
import { controlloLavorazioneSchema } from '#officina/lavorazioni/rules.ts'

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

interface Props extends EntryDialogProps {
  /** Null for a new one. */
  controllo: ControlloEntry | null
  /** Number of the operation that asks for it. */
  lavorazione: number
}

/** The form of a CE control. */
export function ControlloDialog({ controllo, lavorazione, onSaved, onClose }: Props) {
  const empty = emptyForm(controlloLavorazioneSchema, { lavorazionePk: lavorazione, attivo: true })
  const form = useEntityForm<ControlloDialogCreateMutation, ControlloDialogUpdateMutation, typeof empty>({
    create,
    update,
    schema: controlloLavorazioneSchema,
    of: controllo && { pk: controllo.pk },
    initial: formValues(empty, controllo && { ...controllo, lavorazionePk: lavorazione }),
    words: { created: 'Controllo aggiunto', saved: 'Controllo salvato' },
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={controllo ? 'Modifica controllo' : 'Aggiungi controllo'}
      name="Controllo"
      width="sm"
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Field of={controlloLavorazioneSchema} name="descrizione" autoFocus />
        <Field of={controlloLavorazioneSchema} name="frequenza" />
        <Field
          of={controlloLavorazioneSchema}
          name="attivo"
          help="Spento, non si chiede più; quelli registrati restano."
        />
      </Stack>
    </EntityDialog>
  )
}
