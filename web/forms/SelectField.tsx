import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

export interface SelectOption<T extends string | number | boolean = string | number | boolean> {
  valore: T
  text: string
  disabilitata?: boolean
}

interface Props extends FormFieldProps {
  choices: readonly SelectOption[]
  /** Text of the empty choice, whose value is null; without it there is none. */
  empty?: string
  /** After the choice: fields that hang on it. */
  onChoose?: (value: string | number | null) => void
}

/** A choice among a few, with the system's own list: quick by keyboard, natural on phones. */
export function SelectField(props: Props) {
  const { name, choices, empty, disabled, onChoose } = props
  const { valore, error, set, touch } = useFormField<string | number | boolean | null>(name)
  const index = choices.findIndex((choice) => choice.valore === valore)
  return (
    <FormField {...props} error={error}>
      {(attributes) => (
        <NativeSelect
          fullWidth
          input={<OutlinedInput size="small" />}
          value={index < 0 ? '' : String(index)}
          onChange={(event) => {
            const chosen = choices[Number(event.target.value || -1)]?.valore ?? null
            set(chosen)
            if (typeof chosen !== 'boolean') onChoose?.(chosen)
          }}
          onBlur={touch}
          disabled={disabled}
          error={error !== undefined}
          inputProps={{ ...attributes, name }}
        >
          {(empty !== undefined || index < 0) && <option value="">{empty ?? ''}</option>}
          {choices.map((choice, position) => (
            <option key={String(choice.valore)} value={String(position)} disabled={choice.disabilitata}>
              {choice.text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )
}
