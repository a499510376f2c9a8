import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'

interface Props<T extends string> {
  /** For screen readers: what is chosen. */
  label: string
  value: T
  onChange: (value: T) => void
  /** Word of the empty choice: 'Tutti i reparti'. */
  all: string
  /** Value and word of each choice. */
  choices: readonly (readonly [value: T, word: string])[]
  /** Pixels where there is room. */
  width?: number
}

/** A filter that is one of a few words, or none. */
export function FilterSelect<T extends string>({ label, value, onChange, all, choices, width = 190 }: Props<T>) {
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      value={value}
      onChange={({ target }) => onChange(target.value as T)}
      inputProps={{ 'aria-label': label }}
      sx={{ width: { xs: '100%', sm: width } }}
    >
      <option value="">{all}</option>
      {choices.map(([one, word]) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </NativeSelect>
  )
}
