import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField, type FormFieldProps } from '../FormField.tsx'
import { useFormField } from '../useFormField.ts'
import { TIME_INPUT, useTimeText } from './useTimeText.ts'

/** An hour of the clock: value 'HH:mm', or `vuoto` while empty. */
export function TimeField({ vuoto = null, ...props }: FormFieldProps & { vuoto?: '' | null }) {
  const { nome, disabled } = props
  const { valore, errore, imposta, tocca } = useFormField<string | null>(nome)
  const { onBlur, ...written } = useTimeText(valore ?? '', (nuovo) => imposta(nuovo || vuoto))
  return (
    <FormField {...props} errore={errore}>
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
