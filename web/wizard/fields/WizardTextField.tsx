import type { HTMLInputTypeAttribute } from 'react'
import { useFormField } from '#forms/useFormField.ts'
import { FieldFrame, type WizardFieldProps } from './FieldFrame.tsx'

interface Props extends WizardFieldProps {
  tipo?: HTMLInputTypeAttribute
  /** Rows of a longer text. */
  righe?: number
  /** What the browser may fill in: 'name', 'tel', 'email'. */
  autoComplete?: string
  /** Longest text the schema takes. */
  max?: number
}

/** A text field of the wizard. */
export function WizardTextField({ tipo = 'text', righe, autoComplete = 'off', max, ...props }: Props) {
  const { valore, error, set, touch } = useFormField<string>(props.name)
  const common = {
    className: 'controllo',
    value: valore,
    autoComplete,
    maxLength: max,
    onBlur: touch,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  }
  return (
    <FieldFrame {...props} error={error}>
      {(attributes) =>
        righe ? (
          <textarea {...common} {...attributes} rows={righe} />
        ) : (
          <input {...common} {...attributes} type={tipo} />
        )
      }
    </FieldFrame>
  )
}
