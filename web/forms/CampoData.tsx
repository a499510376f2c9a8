import { Campo, type PropsCampo } from './Campo.tsx'
import { SceltaData } from './SceltaData.tsx'
import { useCampo } from './useCampo.ts'

/** A day of a form: value YYYY-MM-DD, or null. Loads the date picker; the wizard must not import it. */
export function CampoData(props: PropsCampo & { minimo?: string; massimo?: string }) {
  const { valore, errore, imposta, tocca } = useCampo<string | null>(props.nome)
  return (
    <Campo {...props} errore={errore}>
      {(attributi) => (
        <SceltaData
          valore={valore}
          onCambia={imposta}
          onBlur={tocca}
          disabled={props.disabled}
          errore={errore !== undefined}
          minimo={props.minimo}
          massimo={props.massimo}
          attributi={attributi}
        />
      )}
    </Campo>
  )
}
