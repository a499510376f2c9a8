import { type ReactNode, useId } from 'react'
import { useFormField } from '../../forms/useFormField.ts'
import { FieldNote } from './FieldFrame.tsx'

interface Props {
  nome: string
  etichetta: ReactNode
  aiuto?: ReactNode
  obbligatorio?: boolean
}

/** A check box with its label at the right. */
export function WizardCheckboxField({ nome, etichetta, aiuto, obbligatorio }: Props) {
  const { valore, errore, imposta, tocca } = useFormField<boolean>(nome)
  const id = useId()
  const below = errore ?? aiuto
  return (
    <div className="campo" data-campo={nome}>
      <label className="spunta">
        <input
          type="checkbox"
          name={nome}
          checked={valore}
          onChange={(event) => imposta(event.target.checked)}
          onBlur={tocca}
          aria-required={obbligatorio}
          aria-invalid={errore !== undefined}
          aria-describedby={below ? id : undefined}
        />
        <span>
          {etichetta}
          {obbligatorio && (
            <span aria-hidden className="campo-asterisco">
              {' *'}
            </span>
          )}
        </span>
      </label>
      {below && (
        <FieldNote id={id} errore={errore !== undefined}>
          {below}
        </FieldNote>
      )}
    </div>
  )
}
