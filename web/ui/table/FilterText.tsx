import TextField from '@mui/material/TextField'
import { useDebouncedText } from '../useDebouncedText.ts'
import { keepOnEscape } from './keepOnEscape.ts'

/** A text that filters while it is written. */
export function FilterText(props: { label: string; value: string; onChange: (text: string) => void }) {
  const [written, write] = useDebouncedText(props.value, props.onChange)
  return (
    <TextField
      label={props.label}
      type="search"
      fullWidth
      value={written}
      onChange={(event) => write(event.target.value)}
      onKeyDown={keepOnEscape}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  )
}
