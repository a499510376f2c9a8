import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { DatePickerField } from './DatePickerField.tsx'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

/** A day of a form: value YYYY-MM-DD, or null. Loads the date picker; the wizard must not import it. */
export function DateField(props: FormFieldProps & { max?: string }) {
  const { nome } = props
  const { valore, errore, imposta, tocca } = useFormField<string | null>(nome)
  const { registerField, unregisterField } = useFormikContext<object>()
  // What is no day is not in the form's values, which must not be sent without it.
  const [fault, setFault] = useState<string | null>(null)
  const known = useRef(fault)
  useEffect(() => {
    registerField(nome, { validate: () => known.current ?? undefined })
    return () => unregisterField(nome)
  }, [nome, registerField, unregisterField])
  return (
    <FormField {...props} error={fault ?? errore}>
      {(attributes) => (
        <DatePickerField
          valore={valore}
          onChange={imposta}
          onFault={(next) => {
            known.current = next
            setFault(next)
            tocca()
          }}
          onBlur={tocca}
          disabled={props.disabled}
          max={props.max}
          error={errore !== undefined}
          attributes={attributes}
        />
      )}
    </FormField>
  )
}
