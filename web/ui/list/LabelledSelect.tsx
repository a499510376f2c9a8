import type { SxProps, Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import type { Choices } from './filterWords.ts'

interface Props<T extends string> {
  label: string
  value: T
  onChange: (value: T) => void
  /** Value and word of each choice; of the first one, '', where it asks nothing. */
  choices: Choices<T>
  sx?: SxProps<Theme>
}

/** A filter that is one of a few words, its label over it; as wide as there is room unless told. */
export function LabelledSelect<T extends string>({ label, value, onChange, choices, sx }: Props<T>) {
  return (
    <TextField
      select
      fullWidth={sx === undefined}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as T)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={sx}
    >
      {choices.map(([one, word]) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </TextField>
  )
}
