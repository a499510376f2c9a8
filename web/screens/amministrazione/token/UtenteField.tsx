import { useState } from 'react'
import { FormField, type FormFieldProps } from '../../../forms/FormField.tsx'
import { useFormField } from '../../../forms/useFormField.ts'
import { RemoteAutocomplete, type RemoteOption } from '../../../ui/RemoteAutocomplete.tsx'
import { searchUtentiPerToken } from './searchUtentiPerToken.ts'

/** An active user, found by name or username. */
export function UtenteField(props: FormFieldProps) {
  const { errore, imposta, tocca } = useFormField<number | null>(props.nome)
  const [scelto, setScelto] = useState<RemoteOption | null>(null)
  return (
    <FormField {...props} errore={errore}>
      {({ id, ...attributi }) => (
        <RemoteAutocomplete
          valore={scelto}
          onChange={(voce) => {
            setScelto(voce)
            imposta(voce?.id ?? null)
          }}
          cerca={searchUtentiPerToken}
          id={id}
          attributi={attributi}
          disabled={props.disabled}
          campo={{ error: errore !== undefined, onBlur: tocca }}
          vuoto="Nessun utente"
        />
      )}
    </FormField>
  )
}
