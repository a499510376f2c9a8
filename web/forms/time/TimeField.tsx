import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField, type FormFieldProps } from '../FormField.tsx'
import { useFormField } from '../useFormField.ts'
import { TIME_INPUT, useTimeText } from './useTimeText.ts'

/** An hour of the clock: value 'HH:mm', or `empty` while empty. */
export function TimeField({ empty = null, ...props }: FormFieldProps & { empty?: '' | null }) {
  const { name, disabled } = props
  const { valore, error, set, touch } = useFormField<string | null>(name)
  const { onBlur, ...written } = useTimeText(valore ?? '', (next) => set(next || empty))
  return (
    <FormField {...props} error={error}>
      {(attributes) => (
        <OutlinedInput
          size="small"
          fullWidth
          placeholder="HH:mm"
          name={name}
          {...written}
          onBlur={() => {
            onBlur()
            touch()
          }}
          disabled={disabled}
          error={error !== undefined}
          inputProps={{ ...attributes, ...TIME_INPUT }}
        />
      )}
    </FormField>
  )
}
