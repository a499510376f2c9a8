import { DatePickerField } from './DatePickerField.tsx'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

/** A day of a form: value YYYY-MM-DD, or null. Loads the date picker; the wizard must not import it. */
export function DateField(props: FormFieldProps & { minimo?: string; massimo?: string }) {
  const { valore, errore, imposta, tocca } = useFormField<string | null>(props.nome)
  return (
    <FormField {...props} errore={errore}>
      {(attributes) => (
        <DatePickerField
          valore={valore}
          onChange={imposta}
          onBlur={tocca}
          disabled={props.disabled}
          errore={errore !== undefined}
          minimo={props.minimo}
          massimo={props.massimo}
          attributi={attributes}
        />
      )}
    </FormField>
  )
}
