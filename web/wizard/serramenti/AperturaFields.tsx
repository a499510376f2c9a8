import { useId } from 'react'
import { useFormField } from '#forms/useFormField.ts'
import { FieldNote } from '../fields/FieldFrame.tsx'
import type { TypicalMisure } from '../misure/typicalMisure.ts'
import type { WizardTipo } from '../model.ts'
import { SerramentoSketch } from './SerramentoSketch.tsx'

/** The openings of a type, each drawn on this very window. */
export function AperturaFields({ name, tipo, misure }: { name: string; tipo: WizardTipo; misure: TypicalMisure }) {
  const { valore, error, set, touch } = useFormField<number | ''>(name)
  const id = useId()
  return (
    <div
      className="campo"
      role="radiogroup"
      aria-labelledby={`${id}-etichetta`}
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-sotto` : undefined}
      data-campo={name}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) touch()
      }}
    >
      <span id={`${id}-etichetta`} className="campo-etichetta">
        Apertura{' '}
        <span aria-hidden className="campo-asterisco">
          *
        </span>
      </span>
      <div className="aperture">
        {tipo.aperture.map((apertura) => (
          <label key={apertura.id} className="apertura">
            <input type="radio" name={name} checked={valore === apertura.id} onChange={() => set(apertura.id)} />
            <SerramentoSketch tipo={tipo} apertura={apertura} {...misure} />
            <span>{apertura.nome}</span>
          </label>
        ))}
      </div>
      {error && (
        <FieldNote id={`${id}-sotto`} error>
          {error}
        </FieldNote>
      )}
    </div>
  )
}
