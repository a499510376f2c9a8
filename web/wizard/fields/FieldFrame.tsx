import { type ReactNode, useId } from 'react'

export interface WizardFieldProps {
  /** Path in the form's values: 'serramenti[0].altezza'. */
  nome: string
  etichetta: string
  obbligatorio?: boolean
  disabled?: boolean
  /** Under the field while there is no error. */
  aiuto?: ReactNode
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
  errore: string | undefined
  children: (attributes: InputAttributes) => ReactNode
}

/** Label above, the control, help or error under it; the light twin of `web/forms/FormField.tsx`. */
export function FieldFrame({ nome, etichetta, obbligatorio, disabled, aiuto, errore, children }: Props) {
  const id = useId()
  const below = errore ?? aiuto
  return (
    <div className="campo" data-campo={nome}>
      <label htmlFor={id} className="campo-etichetta">
        {etichetta}
        {obbligatorio && (
          <span aria-hidden className="campo-asterisco">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        name: nome,
        disabled,
        'aria-invalid': errore !== undefined,
        'aria-required': obbligatorio,
        'aria-describedby': below ? `${id}-sotto` : undefined,
      })}
      {below && (
        <FieldNote id={`${id}-sotto`} errore={errore !== undefined}>
          {below}
        </FieldNote>
      )}
    </div>
  )
}

/** Help or error under a field. */
export function FieldNote({ id, errore, children }: { id: string; errore: boolean; children: ReactNode }) {
  return (
    <p id={id} className={errore ? 'campo-errore' : 'campo-aiuto'}>
      {children}
    </p>
  )
}
