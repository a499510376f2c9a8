import { useId } from 'react'
import { useFormField } from '#forms/useFormField.ts'
import { FieldNote } from '../fields/FieldFrame.tsx'

interface Props {
  name: string
  accessori: readonly { id: number; nome: string }[]
}

/** The accessories of a window, any number of them. */
export function AccessoriFields({ name, accessori }: Props) {
  const { valore, errore, imposta } = useFormField<number[]>(name)
  const id = useId()
  return (
    <fieldset className="campo" aria-describedby={errore ? `${id}-sotto` : undefined} data-campo={name}>
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
                    : valore.filter((chosen) => chosen !== accessorio.id),
                )
              }
            />
            <span>{accessorio.nome}</span>
          </label>
        ))}
      </div>
      {errore && (
        <FieldNote id={`${id}-sotto`} error>
          {errore}
        </FieldNote>
      )}
    </fieldset>
  )
}
