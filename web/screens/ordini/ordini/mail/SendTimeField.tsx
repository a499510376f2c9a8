import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField, type FormFieldProps } from '../../../../forms/FormField.tsx'
import { useFormField } from '../../../../forms/useFormField.ts'

/** A time of a form, HH:mm, written: the system's own field would say AM and PM to some. */
export function SendTimeField(props: FormFieldProps) {
  const { valore, errore, imposta, tocca } = useFormField<string>(props.nome)
  return (
    <FormField {...props} errore={errore}>
      {(attributes) => (
        <OutlinedInput
          size="small"
          placeholder="HH:mm"
          value={valore}
          onChange={({ target }) => imposta(target.value)}
          onBlur={tocca}
          disabled={props.disabled}
          error={errore !== undefined}
          inputProps={{ ...attributes, name: props.nome, inputMode: 'numeric', maxLength: 5 }}
        />
      )}
    </FormField>
  )
}
