import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { SearchOptions } from '#ui/useRemoteSearch.ts'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

interface Props<V extends RemoteOption> extends FormFieldProps {
  search: SearchOptions<V>
  /** What the user reads for the number in the form. */
  textOf: (id: number) => string
  /** Hears of a choice before it is in the form. */
  onChoose?: (item: V | null) => void
  none?: string
  loading?: string
}

/** A choice that the server finds while the user writes; the form's value is its number, or null. */
export function RemoteField<V extends RemoteOption>(props: Props<V>) {
  const { name, search, textOf, onChoose, none, loading, disabled } = props
  const { valore, error, set, touch } = useFormField<number | null>(name)
  return (
    <FormField {...props} error={error}>
      {({ id, ...attributes }) => (
        <RemoteAutocomplete<V>
          id={id}
          value={valore === null ? null : ({ id: valore, text: textOf(valore) } as V)}
          onChange={(item) => {
            onChoose?.(item)
            set(item?.id ?? null)
          }}
          search={search}
          atOnce
          disabled={disabled}
          empty={none}
          loading={loading}
          attributes={attributes}
          onLeave={touch}
          field={{ error: error !== undefined }}
        />
      )}
    </FormField>
  )
}
