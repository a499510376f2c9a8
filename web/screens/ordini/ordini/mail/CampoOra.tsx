import OutlinedInput from '@mui/material/OutlinedInput'
import { Campo, type PropsCampo } from '../../../../forms/Campo.tsx'
import { useCampo } from '../../../../forms/useCampo.ts'

/** A time of a form, HH:mm, written: the system's own field would say AM and PM to some. */
export function CampoOra(props: PropsCampo) {
  const { valore, errore, imposta, tocca } = useCampo<string>(props.nome)
  return (
    <Campo {...props} errore={errore}>
      {(attributi) => (
        <OutlinedInput
          size="small"
          placeholder="HH:mm"
          value={valore}
          onChange={({ target }) => imposta(target.value)}
          onBlur={tocca}
          disabled={props.disabled}
          error={errore !== undefined}
          inputProps={{ ...attributi, name: props.nome, inputMode: 'numeric', maxLength: 5 }}
        />
      )}
    </Campo>
  )
}
