import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

/** An hour of the clock: value 'HH:mm', or null while empty. The system's own field, minute by minute. */
export function TimeField(props: FormFieldProps) {
  const { nome, disabled } = props
  const { valore, errore, imposta, tocca } = useFormField<string | null>(nome)
  return (
    <FormField {...props} errore={errore}>
      {(attributes) => (
        <OutlinedInput
          size="small"
          fullWidth
          type="time"
          name={nome}
          value={valore ?? ''}
          onChange={(event) => imposta(event.target.value || null)}
          onBlur={tocca}
          disabled={disabled}
          error={errore !== undefined}
          inputProps={{ ...attributes, step: 60 }}
        />
      )}
    </FormField>
  )
}
