import TextField from '@mui/material/TextField'
import { useDebouncedText } from '../useDebouncedText.ts'
import { keepOnEscape } from './keepOnEscape.ts'

/** A text that filters while it is written. */
export function FilterText(props: { etichetta: string; valore: string; onChange: (text: string) => void }) {
  const [scritto, scrivi] = useDebouncedText(props.valore, props.onChange)
  return (
    <TextField
      label={props.etichetta}
      type="search"
      fullWidth
      value={scritto}
      onChange={(event) => scrivi(event.target.value)}
      onKeyDown={keepOnEscape}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  )
}
