import { Campo, type PropsCampo } from '../Campo.tsx'
import type { Scelta } from '../CampoScelta.tsx'
import { useCampo } from '../useCampo.ts'
import { SceltaMultipla } from './SceltaMultipla.tsx'

interface Props<T extends string | number> extends PropsCampo {
  scelte: readonly Scelta<T>[]
  /** In place of setting the value: what hangs on it changes with it. */
  onCambia?: (valori: T[]) => void
  /** All in one chip: '37 ordini'. */
  insieme?: (quanti: number) => string
}

/** Some of many; the value is the list of those chosen. */
export function CampoMultiplo<T extends string | number>(props: Props<T>) {
  const { nome, scelte, insieme } = props
  const { valore, errore, imposta, tocca } = useCampo<readonly T[]>(nome)
  return (
    <Campo {...props} errore={errore}>
      {(attributi) => (
        <SceltaMultipla<T>
          voci={scelte}
          valori={valore}
          onCambia={props.onCambia ?? imposta}
          onEsci={tocca}
          insieme={insieme}
          attributi={attributi}
          errore={errore !== undefined}
        />
      )}
    </Campo>
  )
}
