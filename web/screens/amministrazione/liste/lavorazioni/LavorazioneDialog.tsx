import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { EntryDialogProps } from '#forms/entries/EntrySection.tsx'
import { Field } from '#forms/Field.tsx'
import type { LavorazioneDialogCreateMutation } from '#generated/LavorazioneDialogCreateMutation.graphql.ts'
import type { LavorazioneDialogUpdateMutation } from '#generated/LavorazioneDialogUpdateMutation.graphql.ts'
import { lavorazioneSchema, TIPI_PEZZO, type TipoPezzo } from '#officina/lavorazioni/rules.ts'
import type { ControlloEntry } from './ControlloDialog.tsx'

/** An operation as its list shows it, and as its form begins. */
export interface LavorazioneEntry extends ListEntry {
  readonly fase: string
  readonly quota: number
  readonly attivitaNumero: TipoPezzo
  readonly attiva: boolean
  readonly versione: number
  readonly controlli: readonly ControlloEntry[]
}

const create = graphql`
  mutation LavorazioneDialogCreateMutation($input: CreateLavorazioneInput!) {
    createLavorazione(input: $input) {
      lavorazione {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation LavorazioneDialogUpdateMutation($input: UpdateLavorazioneInput!) {
    updateLavorazione(input: $input) {
      lavorazione {
        ...LavorazioniSection_lavorazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props extends EntryDialogProps {
  /** Null for a new one. */
  lavorazione: LavorazioneEntry | null
  fasi: readonly string[]
}

const emptyLavorazione = (fase: string) => ({
  nome: '',
  fase,
  quota: null as number | null,
  attivitaNumero: TIPI_PEZZO[0] as TipoPezzo,
  attiva: true,
  versione: 0,
})

/** The form of an operation. */
export function LavorazioneDialog({ lavorazione, fasi, onSaved, onClose }: Props) {
  const empty = emptyLavorazione(fasi[0] ?? '')
  const form = useEntityForm<LavorazioneDialogCreateMutation, LavorazioneDialogUpdateMutation, typeof empty>({
    create,
    update,
    schema: lavorazioneSchema,
    of: lavorazione && { pk: lavorazione.pk },
    initial: formValues(empty, lavorazione),
    words: { created: 'Lavorazione aggiunta', saved: 'Lavorazione salvata' },
    onSaved,
  })
  const faseNames = [...new Set([...fasi, ...(lavorazione ? [lavorazione.fase] : [])])]
  return (
    <EntityDialog
      {...form}
      title={lavorazione ? `Modifica ${lavorazione.nome}` : 'Aggiungi lavorazione'}
      name="Lavorazione"
      width="sm"
      onClose={onClose}
    >
      <FieldGrid>
        <FullRow>
          <Field
            of={lavorazioneSchema}
            name="nome"
            help={lavorazione && 'Il nome cambia anche nelle postazioni.'}
            autoFocus
          />
        </FullRow>
        <Field of={lavorazioneSchema} name="fase" choices={faseNames.map((name) => ({ valore: name, text: name }))} />
        <Field of={lavorazioneSchema} name="quota" unita="%" />
        <Field of={lavorazioneSchema} name="attivitaNumero" />
        <Field of={lavorazioneSchema} name="attiva" help="Spenta, non si comincia più." />
      </FieldGrid>
    </EntityDialog>
  )
}
