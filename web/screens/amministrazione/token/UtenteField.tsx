import { useState } from 'react'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { searchUtentiForToken } from './searchUtentiForToken.ts'

interface Props extends FormFieldProps {
  /** Whom the form begins with. */
  first?: RemoteOption | null
}

/** An active user, found by name or username. */
export function UtenteField({ first = null, ...props }: Props) {
  const { error, set, touch } = useFormField<number | null>(props.name)
  const [chosen, setChosen] = useState<RemoteOption | null>(first)
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
