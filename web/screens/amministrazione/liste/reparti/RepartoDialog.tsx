import { useFormikContext } from 'formik'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { EntryDialogProps } from '#forms/entries/EntrySection.tsx'
import { Field } from '#forms/Field.tsx'
import type { RepartoDialogCreateMutation } from '#generated/RepartoDialogCreateMutation.graphql.ts'
import type { RepartoDialogUpdateMutation } from '#generated/RepartoDialogUpdateMutation.graphql.ts'
import { type CapacitaReparto, hasMinutes, isTimed, repartoSchema } from '#persone/reparti/rules.ts'

/** A department as its list shows it, and as its form begins. */
export interface RepartoEntry extends ListEntry {
  readonly chiave: string
  readonly capacita: CapacitaReparto
  readonly minutiGiorno: number | null
  readonly minutiPezzo: number
  readonly giorni: number | null
  readonly versione: number
}

const create = graphql`
  mutation RepartoDialogCreateMutation($input: CreateRepartoInput!) {
    createReparto(input: $input) {
      reparto {
        ...RepartiSection_reparto
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation RepartoDialogUpdateMutation($input: UpdateRepartoInput!) {
    updateReparto(input: $input) {
      reparto {
        ...RepartiSection_reparto
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(repartoSchema, { capacita: 'persone' as CapacitaReparto, minutiPezzo: 0 })

interface Props extends EntryDialogProps {
  /** Null for a new one. */
  reparto: RepartoEntry | null
}

function RepartoFields({ chiave }: { chiave: string | null }) {
  const { capacita } = useFormikContext<typeof EMPTY>().values
  return (
    <FieldGrid>
      <FullRow>
        <Field of={repartoSchema} name="nome" autoFocus />
      </FullRow>
      <FullRow>
        <Field of={repartoSchema} name="capacita" />
      </FullRow>
      {capacita === 'minuti' && (
        <Field
          of={repartoSchema}
          name="minutiGiorno"
          unita="min"
          required
          help="Nei giorni lavorativi, chiunque ci sia."
        />
      )}
      {capacita === 'giorni' && (
        <Field of={repartoSchema} name="giorni" required help="Quanti ne prende un ordine, quanti che siano." />
      )}
      {hasMinutes(capacita) && !(chiave !== null && isTimed(chiave)) && (
        <Field
          of={repartoSchema}
          name="minutiPezzo"
          unita="min"
          help="Quanto lavoro chiede ogni serramento di un ordine."
        />
      )}
    </FieldGrid>
  )
}

/** The form of a department. */
export function RepartoDialog({ reparto, onSaved, onClose }: Props) {
  const form = useEntityForm<RepartoDialogCreateMutation, RepartoDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: repartoSchema,
    of: reparto && { pk: reparto.pk },
    initial: formValues(EMPTY, reparto),
    words: { created: 'Reparto aggiunto', saved: 'Reparto salvato' },
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={reparto ? `Modifica ${reparto.nome}` : 'Aggiungi reparto'}
      name="Reparto"
      width="sm"
      onClose={onClose}
    >
      <RepartoFields chiave={reparto?.chiave ?? null} />
    </EntityDialog>
  )
}
