import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { ListinoDialogCreateMutation } from '#generated/ListinoDialogCreateMutation.graphql.ts'
import type { ListinoDialogUpdateMutation } from '#generated/ListinoDialogUpdateMutation.graphql.ts'
import { type ListinoInput, listinoSchema } from '#vendite/listini/rules.ts'

const create = graphql`
  mutation ListinoDialogCreateMutation($input: CreateListinoInput!) {
    createListino(input: $input) {
      listino {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation ListinoDialogUpdateMutation($input: UpdateListinoInput!) {
    updateListino(input: $input) {
      listino {
        pk
        ...readListino_listino
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(listinoSchema)

interface Props {
  /** Null for a new one. */
  listino: (ListinoInput & { pk: number; versione: number }) | null
  onSaved: (pk: number) => void
  onClose: () => void
}

/** The fields of a draft: name, days, highest discounts. */
export function ListinoDialog({ listino, onSaved, onClose }: Props) {
  const form = useEntityForm<ListinoDialogCreateMutation, ListinoDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: listinoSchema,
    of: listino && { pk: listino.pk },
    initial: formValues(EMPTY, listino),
    words: { created: 'Listino aggiunto', saved: 'Listino salvato' },
    onSaved(saved) {
      const made = saved.created ? saved.response.createListino.listino : saved.response.updateListino.listino
      if (made) onSaved(made.pk)
    },
  })
  return (
    <EntityDialog
      {...form}
      title={listino ? 'Modifica listino' : 'Aggiungi listino'}
      name="Listino"
      width="sm"
      onClose={onClose}
    >
      <FieldGrid>
        <FullRow>
          <Field of={listinoSchema} name="nome" autoFocus />
        </FullRow>
        <Field of={listinoSchema} name="dal" />
        <Field of={listinoSchema} name="al" help="Compreso; vuoto se vale finché non lo chiudi." />
        <Field of={listinoSchema} name="scontoMaxAgenti" unita="%" help="Oltre serve il sì di un amministratore." />
        <Field of={listinoSchema} name="scontoMaxUfficio" unita="%" help="Oltre serve il sì di un amministratore." />
      </FieldGrid>
    </EntityDialog>
  )
}
