import { Campo, type PropsCampo } from '../Campo.tsx'
import type { Scelta } from '../CampoScelta.tsx'
import { useCampo } from '../useCampo.ts'
import { SceltaMultipla } from './SceltaMultipla.tsx'

/** Some of many; the value is the list of those chosen. */
export function CampoMultiplo<T extends string | number>(props: PropsCampo & { scelte: readonly Scelta<T>[] }) {
  const { nome, scelte } = props
  const { valore, errore, imposta, tocca } = useCampo<readonly T[]>(nome)
  return (
    <Campo {...props} errore={errore}>
      {(attributi) => (
        <SceltaMultipla<T>
          voci={scelte}
          valori={valore}
          onCambia={imposta}
          onEsci={tocca}
          attributi={attributi}
          errore={errore !== undefined}
        />
      )}
    </Campo>
  )
}
