import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'

interface Item<V> {
  valore: V
  text: string
}

interface Props<V> {
  label: string
  items: readonly Item<V>[]
  value: V | null
  onChange: (value: V | null) => void
  autoFocus?: boolean
  disabled?: boolean
  /** Shown while nothing is chosen: 'Nessun agente'. */
  placeholder?: string
}

/** One of many, found by writing part of its name; clearable. A value that is not in the list shows as it is. */
export function ListSelect<V extends string | number>(props: Props<V>) {
  const { label, items, value, onChange, autoFocus, disabled, placeholder } = props
  const choice =
    value === null ? null : (items.find((item) => item.valore === value) ?? { valore: value, text: `${value}` })
  return (
    <Autocomplete<Item<V>>
      value={choice}
      onChange={(_, item) => onChange(item?.valore ?? null)}
      options={[...items]}
      getOptionLabel={({ text }) => text}
      getOptionKey={(item) => item.valore}
      isOptionEqualToValue={(a, b) => a.valore === b.valore}
      autoHighlight
      disabled={disabled}
      noOptionsText="Nessun risultato"
      renderInput={({ slotProps, ...parameters }) => (
        <TextField
          {...parameters}
          label={label}
          autoFocus={autoFocus}
          placeholder={placeholder}
          slotProps={{
            ...slotProps,
            ...(placeholder ? { inputLabel: { ...slotProps.inputLabel, shrink: true } } : {}),
          }}
        />
      )}
    />
  )
}
