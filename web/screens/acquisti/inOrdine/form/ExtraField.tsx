import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import type { ExtraEntry } from '#acquisti/righeOrdineFornitore/rules.ts'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'

/** Free names with their texts; the form's value is their list. */
export function ExtraField(props: FormFieldProps) {
  const { valore, error, set, touch } = useFormField<readonly ExtraEntry[]>(props.name)
  // Names of the lines for React: each keeps its own while others come and go.
  const prossima = useRef(valore.length)
  const [keys, setKeys] = useState<readonly number[]>(() => valore.map((_item, index) => index))
  const change = (index: number, changes: Partial<ExtraEntry>) =>
    set(valore.map((item, place) => (place === index ? { ...item, ...changes } : item)))
  return (
    <FormField {...props} error={error}>
      {({ id, ...attributes }) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {valore.map(({ nome, testo }, index) => (
            <Box key={keys[index] ?? `altrui-${index}`} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <TextField
                value={nome}
                onChange={({ target }) => change(index, { nome: target.value })}
                onBlur={touch}
                error={error !== undefined}
                slotProps={{ htmlInput: { 'aria-label': `Nome del campo ${index + 1}`, maxLength: 64 } }}
                placeholder="Nome"
                sx={{ flex: 2 }}
              />
              <TextField
                value={testo}
                onChange={({ target }) => change(index, { testo: target.value })}
                onBlur={touch}
                slotProps={{ htmlInput: { 'aria-label': `Valore del campo ${index + 1}`, maxLength: 2000 } }}
                placeholder="Valore"
                sx={{ flex: 3 }}
              />
              <IconButton
                aria-label={`Togli il campo ${nome || index + 1}`}
                onClick={() => {
                  setKeys(keys.filter((_key, place) => place !== index))
                  set(valore.filter((_item, place) => place !== index))
                }}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
          <Button
            id={id}
            aria-label="Aggiungi campo"
            aria-describedby={attributes['aria-describedby']}
            startIcon={<Add />}
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              setKeys([...keys, prossima.current++])
              set([...valore, { nome: '', testo: '' }])
            }}
          >
            Aggiungi campo
          </Button>
        </Box>
      )}
    </FormField>
  )
}
