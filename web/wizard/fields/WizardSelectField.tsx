import { useFormField } from '#forms/useFormField.ts'
import { FieldFrame, type WizardFieldProps } from './FieldFrame.tsx'

interface Props extends WizardFieldProps {
  choices: readonly string[]
  /** Text of the empty choice; without it there is none. */
  empty?: string
  autoComplete?: string
}

/** A choice among texts, with the system's own list: natural on phones, quick by keyboard. */
export function WizardSelectField({ choices, empty, autoComplete, ...props }: Props) {
  const { valore, error, set, touch } = useFormField<string>(props.name)
  return (
    <FieldFrame {...props} error={error}>
      {(attributes) => (
        <select
          {...attributes}
          className="controllo controllo-scelta"
          autoComplete={autoComplete}
          value={valore}
          onChange={(event) => set(event.target.value)}
          onBlur={touch}
        >
          {(empty !== undefined || !choices.includes(valore)) && <option value="">{empty ?? ''}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
