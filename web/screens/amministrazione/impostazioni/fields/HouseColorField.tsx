import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'

const COLOR = /^#[0-9a-f]{6}$/i

/** A colour, chosen or written; beside it how white reads on it. */
export function HouseColorField(props: FormFieldProps) {
  const { valore, error, set, touch } = useFormField<string>(props.name)
  const shown = COLOR.test(valore) ? valore : '#000000'
  return (
    <FormField {...props} error={error}>
      {(attributes) => (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box
            component="input"
            type="color"
            aria-label={`${props.label}: scegli`}
            value={shown}
            onChange={({ target }) => set(target.value)}
            sx={{
              width: 44,
              height: 36,
              p: 0.25,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              background: 'none',
            }}
          />
          <OutlinedInput
            size="small"
            name={props.name}
            value={valore ?? ''}
            onChange={({ target }) => set(target.value)}
            onBlur={touch}
            error={error !== undefined}
            inputProps={{ ...attributes, maxLength: 7 }}
            sx={{ width: 120 }}
          />
          <Box
            aria-hidden
            sx={{ px: 1.5, py: 0.75, borderRadius: 1, color: '#fff', fontWeight: 600, backgroundColor: shown }}
          >
            Prova
          </Box>
        </Box>
      )}
    </FormField>
  )
}
