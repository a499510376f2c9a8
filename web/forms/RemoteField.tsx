import { RemoteAutocomplete, type RemoteOption } from '../ui/RemoteAutocomplete.tsx'
import type { SearchOptions } from '../ui/useRemoteSearch.ts'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

interface Props<V extends RemoteOption> extends FormFieldProps {
  cerca: SearchOptions<V>
  /** What the user reads for the number in the form. */
  testoDi: (id: number) => string
  /** Hears of a choice before it is in the form. */
  onChoose?: (item: V | null) => void
  nessuno?: string
  caricamento?: string
}

/** A choice that the server finds while the user writes; the form's value is its number, or null. */
export function RemoteField<V extends RemoteOption>(props: Props<V>) {
  const { nome, cerca, testoDi, onChoose, nessuno, caricamento, disabled } = props
  const { valore, errore, imposta, tocca } = useFormField<number | null>(nome)
  return (
    <FormField {...props} errore={errore}>
      {({ id, ...attributi }) => (
        <RemoteAutocomplete<V>
          id={id}
          valore={valore === null ? null : ({ id: valore, testo: testoDi(valore) } as V)}
          onChange={(item) => {
            onChoose?.(item)
            imposta(item?.id ?? null)
          }}
          cerca={cerca}
          subito
          disabled={disabled}
          vuoto={nessuno}
          caricamento={caricamento}
          attributi={attributi}
          onLeave={tocca}
          campo={{ error: errore !== undefined }}
        />
      )}
    </FormField>
  )
}
