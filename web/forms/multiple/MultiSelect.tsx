import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'

interface Item<V> {
  valore: V
  text: string
}

interface Props<V> {
  /** Within the field; a field of a form has its label above. */
  label?: string
  items: readonly Item<V>[]
  values: readonly V[]
  onChange: (values: V[]) => void
  onExit?: () => void
  /** How many show while it is not open; all by default. */
  shown?: number
  /** All in one chip, where there may be hundreds: '37 ordini'. */
  set?: (count: number) => string
  /** Of the input. */
  attributes?: object
  error?: boolean
}

/** Some of many, found by writing part of their names; what is chosen is offered no more. */
export function MultiSelect<V extends string | number>(props: Props<V>) {
  const { label, items, values, onChange, onExit, shown, set, attributes, error } = props
  const choices = values.map(
    (value) => items.find((item) => item.valore === value) ?? { valore: value, text: `${value}` },
  )
  return (
    <Autocomplete<Item<V>, true>
      multiple
      limitTags={shown}
      disableCloseOnSelect
      filterSelectedOptions
      options={[...items]}
      value={choices}
      onChange={(_, fresh, reason) => {
        // Backspace in the empty field would take away one that is not seen.
        if (set && reason === 'removeOption') return
        onChange(fresh.map(({ valore }) => valore))
      }}
      onBlur={onExit}
      getOptionLabel={({ text }) => text}
      getOptionKey={({ valore }) => valore}
      isOptionEqualToValue={(a, b) => a.valore === b.valore}
      noOptionsText={values.length > 0 && values.length === items.length ? 'Sono già tutti scelti' : 'Nessun risultato'}
      renderValue={set && ((all) => <Chip label={set(all.length)} />)}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={label}
          error={error}
          slotProps={{
            ...parameters.slotProps,
            htmlInput: { ...parameters.slotProps.htmlInput, ...attributes },
          }}
        />
      )}
    />
  )
}
