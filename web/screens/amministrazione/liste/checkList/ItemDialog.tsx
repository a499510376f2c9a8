import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { voceCheckListSchema } from '#amministrazione/liste/vociCheckList/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { EntryDialogProps } from '#forms/entries/EntrySection.tsx'
import { Field } from '#forms/Field.tsx'
import type { ItemDialogCreateMutation } from '#generated/ItemDialogCreateMutation.graphql.ts'
import type { ItemDialogUpdateMutation } from '#generated/ItemDialogUpdateMutation.graphql.ts'

/** An item as its list shows it, and as its form begins. */
export interface ItemEntry extends ListEntry {
  readonly versione: number
}

const create = graphql`
  mutation ItemDialogCreateMutation($input: CreateVoceCheckListInput!) {
    createVoceCheckList(input: $input) {
      voce {
        ...CheckListSection_voce
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation ItemDialogUpdateMutation($input: UpdateVoceCheckListInput!) {
    updateVoceCheckList(input: $input) {
      voce {
        ...CheckListSection_voce
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(voceCheckListSchema)

interface Props extends EntryDialogProps {
  /** Null for a new one. */
  item: ItemEntry | null
}

/** The form of an item. */
export function ItemDialog({ item, onSaved, onClose }: Props) {
  const form = useEntityForm<ItemDialogCreateMutation, ItemDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    list: 'vociCheckList',
    schema: voceCheckListSchema,
    of: item && { pk: item.pk },
    initial: formValues(EMPTY, item),
    words: { created: 'Voce aggiunta', saved: 'Voce salvata' },
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={item ? `Modifica ${item.nome}` : 'Aggiungi voce'}
      name="Voce"
      width="sm"
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Field of={voceCheckListSchema} name="nome" autoFocus />
      </Stack>
    </EntityDialog>
  )
}
