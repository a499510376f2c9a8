import { useState } from 'react'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { searchUtentiForToken } from './searchUtentiForToken.ts'

/** An active user, found by name or username. */
export function UtenteField(props: FormFieldProps) {
  const { errore, imposta, tocca } = useFormField<number | null>(props.nome)
  const [chosen, setChosen] = useState<RemoteOption | null>(null)
  return (
    <FormField {...props} error={errore}>
      {({ id, ...attributes }) => (
        <RemoteAutocomplete
          value={chosen}
          onChange={(item) => {
            setChosen(item)
            imposta(item?.id ?? null)
          }}
          search={searchUtentiForToken}
          id={id}
          attributes={attributes}
          disabled={props.disabled}
          campo={{ error: errore !== undefined, onBlur: tocca }}
          empty="Nessun utente"
        />
      )}
    </FormField>
  )
}
