import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { materialeFormSchema } from '#acquisti/materiali/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { MaterialeDialogCreateMutation } from '#generated/MaterialeDialogCreateMutation.graphql.ts'
import type { MaterialeDialogUpdateMutation } from '#generated/MaterialeDialogUpdateMutation.graphql.ts'
import { ColumnsEditor } from './form/ColumnsEditor.tsx'
import type { MaterialeRow } from './MaterialeRow.tsx'
import { type MaterialeFormValues, materialeFormValues, materialeShown, writeMateriale } from './materialeForm.ts'

const create = graphql`
  mutation MaterialeDialogCreateMutation($input: CreateMaterialeInput!) {
    createMateriale(input: $input) {
      materiale {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation MaterialeDialogUpdateMutation($input: UpdateMaterialeInput!) {
    updateMateriale(input: $input) {
      materiale {
        ...MaterialeRow_materiale
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Null for a new one. */
  materiale: MaterialeRow | null
  onDelete: (materiale: MaterialeRow) => void
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The form of a material. */
export function MaterialeDialog({ materiale, onDelete, onSaved, onClose }: Props) {
  const form = useEntityForm<MaterialeDialogCreateMutation, MaterialeDialogUpdateMutation, MaterialeFormValues>({
    create,
    update,
    schema: materialeFormSchema,
    of: materiale && { materiale: materiale.nome },
    initial: materialeFormValues(materiale),
    write: writeMateriale,
    words: { created: 'Materiale aggiunto', saved: 'Materiale salvato' },
    onSaved,
  })
  const tied = materiale?.perSchedulazione === true
  return (
    <EntityDialog
      {...form}
      title={materiale ? `Modifica ${materiale.nome}` : 'Aggiungi materiale'}
      name="Materiale"
      shown={materialeShown}
      onClose={onClose}
      onDelete={materiale?.puoEliminare && (() => onDelete(materiale))}
    >
      <Stack sx={{ gap: 1.5, pt: 1 }}>
        <Field
          of={materialeFormSchema}
          name="nome"
          disabled={tied}
          help={tied ? 'Legato alla schedulazione: il nome non si può cambiare.' : undefined}
          autoFocus={!tied}
        />
        <Field of={materialeFormSchema} name="showReminderOrdineFornitore" />
        <ColumnsEditor />
      </Stack>
    </EntityDialog>
  )
}
