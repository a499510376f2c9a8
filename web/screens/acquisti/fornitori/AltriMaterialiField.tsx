import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { ALTRI_MATERIALI_MAX, fornitoreLabels, materialeFornitoSchema } from '#acquisti/fornitori/rules.ts'
import { Field } from '#forms/Field.tsx'
import { ItemAction } from '#forms/list/ItemAction.tsx'
import { useItemFocus } from '#forms/list/useItemFocus.ts'
import { useFormField } from '#forms/useFormField.ts'
import { FieldsPart } from './FieldsPart.tsx'
import type { MaterialeForm } from './fornitoreForm.ts'

const NAME = 'altriMateriali'

interface Props {
  tipologie: readonly string[]
  /** Below a material: how long it really took. */
  beside: (tipologia: string, field: string) => ReactNode
}

/** What a supplier supplies beside its first material: added, written, taken away. */
export function AltriMaterialiField({ tipologie, beside }: Props) {
  const { valore: others, error, set } = useFormField<MaterialeForm[]>(NAME)
  const { lista, goTo } = useItemFocus()
  function add() {
    set([...others, { tipologia: null, tempo: null, isDefault: false }])
    goTo(others.length)
  }
  function remove(index: number) {
    set(others.filter((_, n) => n !== index))
    goTo(Math.min(index, others.length - 2), 'togli')
  }
  return (
    <FieldsPart
      name={NAME}
      label={fornitoreLabels.altriMateriali}
      help={others.length > 0 ? 'Ognuno con il suo tempo; chi legge i dati di prima vede solo il primo.' : undefined}
      error={error}
    >
      <Box component="ol" ref={lista} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {others.map(({ tipologia }, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a material being written is no key, its place is
            key={index}
            component="li"
            aria-label={`Altro materiale ${index + 1}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
              gap: { xs: 1, sm: 2 },
              alignItems: 'start',
            }}
          >
            <Field
              of={materialeFornitoSchema}
              at={`${NAME}[${index}]`}
              name="tipologia"
              choices={tipologie.map((one) => ({ valore: one, text: one }))}
              empty={tipologia === null ? 'Scegli…' : undefined}
            />
            <Box sx={{ gridColumn: { xs: 1, sm: 2 } }}>
              <Field of={materialeFornitoSchema} at={`${NAME}[${index}]`} name="tempo" unita="giorni" />
              <Field of={materialeFornitoSchema} at={`${NAME}[${index}]`} name="isDefault" />
            </Box>
            <Box sx={{ pt: 3, gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}>
              <ItemAction
                name="Rimuovi"
                item={tipologia ?? `materiale ${index + 1}`}
                part="togli"
                disabled={false}
                onClick={() => remove(index)}
              >
                <DeleteOutlined fontSize="small" />
              </ItemAction>
            </Box>
            {tipologia !== null && (
              <Box sx={{ gridColumn: '1 / -1' }}>{beside(tipologia, `${NAME}[${index}].tempo`)}</Box>
            )}
          </Box>
        ))}
      </Box>
      <Button startIcon={<Add />} onClick={add} disabled={others.length >= ALTRI_MATERIALI_MAX} sx={{ mt: 0.5 }}>
        Aggiungi materiale
      </Button>
    </FieldsPart>
  )
}
