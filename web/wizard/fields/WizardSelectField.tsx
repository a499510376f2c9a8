import { useFormField } from '../../forms/useFormField.ts'
import { FieldFrame, type WizardFieldProps } from './FieldFrame.tsx'

interface Props extends WizardFieldProps {
  scelte: readonly string[]
  /** Text of the empty choice; without it there is none. */
  vuota?: string
  autoComplete?: string
}

/** A choice among texts, with the system's own list: natural on phones, quick by keyboard. */
export function WizardSelectField({ scelte, vuota, autoComplete, ...props }: Props) {
  const { valore, errore, imposta, tocca } = useFormField<string>(props.nome)
  return (
    <FieldFrame {...props} errore={errore}>
      {(attributes) => (
        <select
          {...attributes}
          className="controllo controllo-scelta"
          autoComplete={autoComplete}
          value={valore}
          onChange={(event) => imposta(event.target.value)}
          onBlur={tocca}
        >
          {(vuota !== undefined || !scelte.includes(valore)) && <option value="">{vuota ?? ''}</option>}
          {scelte.map((scelta) => (
            <option key={scelta} value={scelta}>
              {scelta}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
