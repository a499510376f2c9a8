import { useState } from 'react'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { searchUtentiForToken } from './searchUtentiForToken.ts'

/** An active user, found by name or username. */
export function UtenteField(props: FormFieldProps) {
  const { error, set, touch } = useFormField<number | null>(props.name)
  const [chosen, setChosen] = useState<RemoteOption | null>(null)
  return (
    <FormField {...props} error={error}>
      {({ id, ...attributes }) => (
        <RemoteAutocomplete
          value={chosen}
          onChange={(item) => {
            setChosen(item)
            set(item?.id ?? null)
          }}
          search={searchUtentiForToken}
          id={id}
          attributes={attributes}
          disabled={props.disabled}
          field={{ error: error !== undefined, onBlur: touch }}
          empty="Nessun utente"
        />
      )}
    </FormField>
  )
}
