import { type ReactNode, useId } from 'react'

export interface WizardFieldProps {
  /** Path in the form's values: 'serramenti[0].altezza'. */
  name: string
  label: string
  required?: boolean
  disabled?: boolean
  /** Under the field while there is no error. */
  help?: ReactNode
}

interface InputAttributes {
  id: string
  name: string
  disabled: boolean | undefined
  'aria-invalid': boolean
  'aria-required': boolean | undefined
  'aria-describedby': string | undefined
}

interface Props extends WizardFieldProps {
  error: string | undefined
  children: (attributes: InputAttributes) => ReactNode
}

/** Label above, the control, help or error under it; the light twin of `web/forms/FormField.tsx`. */
export function FieldFrame({ name, label: etichetta, required, disabled, help, error, children }: Props) {
  const id = useId()
  const below = error ?? help
  return (
    <div className="campo" data-campo={name}>
      <label htmlFor={id} className="campo-etichetta">
        {etichetta}
        {required && (
          <span aria-hidden className="campo-asterisco">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        name: name,
        disabled,
        'aria-invalid': error !== undefined,
        'aria-required': required,
        'aria-describedby': below ? `${id}-sotto` : undefined,
      })}
      {below && (
        <FieldNote id={`${id}-sotto`} error={error !== undefined}>
          {below}
        </FieldNote>
      )}
    </div>
  )
}

/** Help or error under a field. */
export function FieldNote({ id, error, children }: { id: string; error: boolean; children: ReactNode }) {
  return (
    <p id={id} className={error ? 'campo-errore' : 'campo-aiuto'}>
      {children}
    </p>
  )
}
