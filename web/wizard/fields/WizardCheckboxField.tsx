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
  const { valore, errore, imposta, tocca } = useFormField<boolean>(name)
  const id = useId()
  const below = errore ?? help
  return (
    <div className="campo" data-campo={name}>
      <label className="spunta">
        <input
          type="checkbox"
          name={name}
          checked={valore}
          onChange={(event) => imposta(event.target.checked)}
          onBlur={tocca}
          aria-required={required}
          aria-invalid={errore !== undefined}
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
        <FieldNote id={id} error={errore !== undefined}>
          {below}
        </FieldNote>
      )}
    </div>
  )
}
