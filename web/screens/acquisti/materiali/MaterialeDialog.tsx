import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import type { KeyboardEvent } from 'react'
import { graphql } from 'relay-runtime'
import {
  MATERIALE_COLUMNS_MAX,
  materialeFormSchema,
  materialeLabels,
  NEW_COLUMN,
  type RigaColumn as Riga,
  withMovedColumn,
  withoutColumn,
} from '#acquisti/materiali/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import { useItemFocus } from '#forms/list/useItemFocus.ts'
import { useFormField } from '#forms/useFormField.ts'
import type { MaterialeDialogCreateMutation } from '#generated/MaterialeDialogCreateMutation.graphql.ts'
import type { MaterialeDialogUpdateMutation } from '#generated/MaterialeDialogUpdateMutation.graphql.ts'
import { ColumnRow } from './form/ColumnRow.tsx'
import { columnsGrid } from './form/style.ts'
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

const NAME = 'colonne'

/**
 * The columns of a material: written, ordered by, titled, moved, taken away. Alt with the arrows moves
 * the one with the cursor.
 */
function ColumnsEditor() {
  const { valore: righe, error, set } = useFormField<Riga[]>(NAME)
  const { lista, goTo } = useItemFocus()

  function add() {
    set([...righe, NEW_COLUMN])
    goTo(righe.length)
  }
  function move(from: number, a: number, part?: 'su' | 'giu') {
    if (a < 0 || a >= righe.length) return
    set(withMovedColumn(righe, from, a))
    goTo(a, part)
  }
  function remove(index: number) {
    set(withoutColumn(righe, index))
    goTo(Math.min(index, righe.length - 2))
  }
  function key(event: KeyboardEvent, index: number) {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    move(index, index + step)
  }

  return (
    <Box component="fieldset" data-campo={NAME} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
        {materialeLabels.colonne}
      </Box>
      <FormHelperText sx={{ mx: 0, mt: 0, mb: 1 }}>
        Il nome di una colonna può essere quantita, codice, descrizione, oppure quello di una colonna importata con le
        righe degli ordini fornitore.
      </FormHelperText>
      {righe.length > 0 && (
        <Box aria-hidden sx={{ ...columnsGrid, display: { xs: 'none', md: 'grid' }, mb: 0.5, color: 'text.secondary' }}>
          {['Colonna', 'Ordine', 'Direzione', 'Etichetta PDF'].map((title) => (
            <Box key={title} sx={{ fontSize: '0.8125rem' }}>
              {title}
            </Box>
          ))}
        </Box>
      )}
      <Box component="ol" ref={lista} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {righe.map((_, index) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a name being written is no key, its place is
            key={index}
            name={NAME}
            righe={righe}
            index={index}
            onRighe={set}
            onKey={(event) => key(event, index)}
            onUp={() => move(index, index - 1, 'su')}
            onDown={() => move(index, index + 1, 'giu')}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText error sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      <Button startIcon={<Add />} onClick={add} disabled={righe.length >= MATERIALE_COLUMNS_MAX} sx={{ mt: 1 }}>
        Aggiungi colonna
      </Button>
    </Box>
  )
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
