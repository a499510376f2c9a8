import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField, type FormFieldProps } from '../FormField.tsx'
import { useFormField } from '../useFormField.ts'
import { TIME_INPUT, useTimeText } from './useTimeText.ts'

/** An hour of the clock: value 'HH:mm', or `empty` while empty. */
export function TimeField({ empty = null, ...props }: FormFieldProps & { empty?: '' | null }) {
  const { nome, disabled } = props
  const { valore, errore, imposta, tocca } = useFormField<string | null>(nome)
  const { onBlur, ...written } = useTimeText(valore ?? '', (next) => imposta(next || empty))
  return (
    <FormField {...props} error={errore}>
      {(attributes) => (
        <OutlinedInput
          size="small"
          fullWidth
          placeholder="HH:mm"
          name={nome}
          {...written}
          onBlur={() => {
            onBlur()
            tocca()
          }}
          disabled={disabled}
          error={errore !== undefined}
          inputProps={{ ...attributes, ...TIME_INPUT }}
        />
      )}
    </FormField>
  )
}
