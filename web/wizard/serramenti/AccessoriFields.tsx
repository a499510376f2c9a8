import { useId } from 'react'
import { useFormField } from '../../forms/useFormField.ts'
import { FieldNote } from '../fields/FieldFrame.tsx'

interface Props {
  nome: string
  accessori: readonly { id: number; nome: string }[]
}

/** The accessories of a window, any number of them. */
export function AccessoriFields({ nome, accessori }: Props) {
  const { valore, errore, imposta } = useFormField<number[]>(nome)
  const id = useId()
  return (
    <fieldset className="campo" aria-describedby={errore ? `${id}-sotto` : undefined} data-campo={nome}>
      <legend className="campo-etichetta">Accessori</legend>
      <div className="accessori">
        {accessori.map((accessorio) => (
          <label key={accessorio.id} className="accessorio">
            <input
              type="checkbox"
              checked={valore.includes(accessorio.id)}
              onChange={(event) =>
                imposta(
                  event.target.checked
                    ? [...valore, accessorio.id]
                    : valore.filter((scelto) => scelto !== accessorio.id),
                )
              }
            />
            <span>{accessorio.nome}</span>
          </label>
        ))}
      </div>
      {errore && (
        <FieldNote id={`${id}-sotto`} errore>
          {errore}
        </FieldNote>
      )}
    </fieldset>
  )
}
