import { useId } from 'react'
import { useFormField } from '#forms/useFormField.ts'
import { FieldNote } from '../fields/FieldFrame.tsx'

interface Props {
  name: string
  accessori: readonly { id: number; nome: string }[]
}

/** The accessories of a window, any number of them. */
export function AccessoriFields({ name, accessori }: Props) {
  const { valore, error, set } = useFormField<number[]>(name)
  const id = useId()
  return (
    <fieldset className="campo" aria-describedby={error ? `${id}-sotto` : undefined} data-campo={name}>
      <legend className="campo-etichetta">Accessori</legend>
      <div className="accessori">
        {accessori.map((accessorio) => (
          <label key={accessorio.id} className="accessorio">
            <input
              type="checkbox"
              checked={valore.includes(accessorio.id)}
              onChange={(event) =>
                set(
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
      {error && (
        <FieldNote id={`${id}-sotto`} error>
          {error}
        </FieldNote>
      )}
    </fieldset>
  )
}
