import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { FormField, type FormFieldProps } from '../FormField.tsx'
import { useFormField } from '../useFormField.ts'
import { DatePickerField } from './DatePickerField.tsx'

/** A day of a form: value YYYY-MM-DD, or null. Loads the date picker; the wizard must not import it. */
export function DateField(props: FormFieldProps & { max?: string }) {
  const { name } = props
  const { valore, error, set, touch } = useFormField<string | null>(name)
  const { registerField, unregisterField } = useFormikContext<object>()
  // What is no day is not in the form's values, which must not be sent without it.
  const [fault, setFault] = useState<string | null>(null)
  const known = useRef(fault)
  useEffect(() => {
    registerField(name, { validate: () => known.current ?? undefined })
    return () => unregisterField(name)
  }, [name, registerField, unregisterField])
  return (
    <FormField {...props} error={fault ?? error}>
      {(attributes) => (
        <DatePickerField
          valore={valore}
          onChange={set}
          onFault={(next) => {
            known.current = next
            setFault(next)
            touch()
          }}
          onBlur={touch}
          disabled={props.disabled}
          max={props.max}
          error={error !== undefined}
          attributes={attributes}
        />
      )}
    </FormField>
  )
}
