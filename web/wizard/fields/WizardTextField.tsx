import type { HTMLInputTypeAttribute } from 'react'
import { useFormField } from '../../forms/useFormField.ts'
import { FieldFrame, type WizardFieldProps } from './FieldFrame.tsx'

interface Props extends WizardFieldProps {
  tipo?: HTMLInputTypeAttribute
  /** Rows of a longer text. */
  righe?: number
  /** What the browser may fill in: 'name', 'tel', 'email'. */
  autoComplete?: string
  /** Longest text the schema takes. */
  massimo?: number
}

/** A text field of the wizard. */
export function WizardTextField({ tipo = 'text', righe, autoComplete = 'off', massimo, ...props }: Props) {
  const { valore, errore, imposta, tocca } = useFormField<string>(props.nome)
  const comuni = {
    className: 'controllo',
    value: valore,
    autoComplete,
    maxLength: massimo,
    onBlur: tocca,
    onChange: (event: { target: { value: string } }) => imposta(event.target.value),
  }
  return (
    <FieldFrame {...props} errore={errore}>
      {(attributes) =>
        righe ? (
          <textarea {...comuni} {...attributes} rows={righe} />
        ) : (
          <input {...comuni} {...attributes} type={tipo} />
        )
      }
    </FieldFrame>
  )
}
