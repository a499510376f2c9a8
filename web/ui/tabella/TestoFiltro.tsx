import TextField from '@mui/material/TextField'
import { useTestoRitardato } from '../useTestoRitardato.ts'

/** A text that filters while it is written. */
export function TestoFiltro(props: { etichetta: string; valore: string; onCambia: (testo: string) => void }) {
  const [scritto, scrivi] = useTestoRitardato(props.valore, props.onCambia)
  return (
    <TextField
      label={props.etichetta}
      type="search"
      fullWidth
      value={scritto}
      onChange={(evento) => scrivi(evento.target.value)}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  )
}
