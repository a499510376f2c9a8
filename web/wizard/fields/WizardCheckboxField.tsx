import { type ReactNode, useId } from 'react'
import { useFormField } from '#forms/useFormField.ts'
import { FieldNote } from './FieldFrame.tsx'

interface Props {
  name: string
  label: ReactNode
  help?: ReactNode
  required?: boolean
}

/** A check box with its label at the right. */
export function WizardCheckboxField({ name, label: etichetta, help, required }: Props) {
  const { valore, error, set, touch } = useFormField<boolean>(name)
  const id = useId()
  const below = error ?? help
  return (
    <div className="campo" data-campo={name}>
      <label className="spunta">
        <input
          type="checkbox"
          name={name}
          checked={valore}
          onChange={(event) => set(event.target.checked)}
          onBlur={touch}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={below ? id : undefined}
        />
        <span>
          {etichetta}
          {required && (
            <span aria-hidden className="campo-asterisco">
              {' *'}
            </span>
          )}
        </span>
      </label>
      {below && (
        <FieldNote id={id} error={error !== undefined}>
          {below}
        </FieldNote>
      )}
    </div>
  )
}
