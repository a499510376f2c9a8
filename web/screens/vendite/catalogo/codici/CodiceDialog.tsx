import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { CodiceDialogCreateMutation } from '#generated/CodiceDialogCreateMutation.graphql.ts'
import type { CodiceDialogUpdateMutation } from '#generated/CodiceDialogUpdateMutation.graphql.ts'
import { codiceSchema } from '#produzione/tempistiche/rules.ts'
import type { CodiceRow } from './row.ts'

const create = graphql`
  mutation CodiceDialogCreateMutation($input: CreateCodiceSerramentoInput!) {
    createCodiceSerramento(input: $input) {
      codiceSerramento {
        ...row_codice
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation CodiceDialogUpdateMutation($input: UpdateCodiceSerramentoInput!) {
    updateCodiceSerramento(input: $input) {
      codiceSerramento {
        ...row_codice
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(codiceSchema)

interface Props {
  /** Null for a new one. */
  codice: CodiceRow | null
  onDelete: (codice: CodiceRow) => void
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The form of a window code. */
export function CodiceDialog({ codice, onDelete, onSaved, onClose }: Props) {
  const form = useEntityForm<CodiceDialogCreateMutation, CodiceDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: codiceSchema,
    of: codice && { pk: codice.pk },
    initial: formValues(EMPTY, codice),
    whole: true,
    words: { created: 'Codice aggiunto', saved: 'Codice salvato' },
    list: 'codiciSerramento',
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={codice ? 'Modifica codice' : 'Aggiungi codice'}
      name="Codice"
      width="sm"
      onClose={onClose}
      onDelete={codice?.puoEliminare && (() => onDelete(codice))}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' }, gap: 2 }}>
        <Field of={codiceSchema} name="categoria" autoFocus />
        <Field of={codiceSchema} name="forma" />
        <Field of={codiceSchema} name="codice" />
      </Box>
    </EntityDialog>
  )
}
