import OutlinedInput from '@mui/material/OutlinedInput'
import { Campo, type PropsCampo } from './Campo.tsx'
import { useCampo } from './useCampo.ts'

/** An hour of the clock: value 'HH:mm', or null while empty. The system's own field, minute by minute. */
export function CampoOra(props: PropsCampo) {
  const { nome, disabled } = props
  const { valore, errore, imposta, tocca } = useCampo<string | null>(nome)
  return (
    <Campo {...props} errore={errore}>
      {(attributi) => (
        <OutlinedInput
          size="small"
          fullWidth
          type="time"
          name={nome}
          value={valore ?? ''}
          onChange={(evento) => imposta(evento.target.value || null)}
          onBlur={tocca}
          disabled={disabled}
          error={errore !== undefined}
          inputProps={{ ...attributi, step: 60 }}
        />
      )}
    </Campo>
  )
}
