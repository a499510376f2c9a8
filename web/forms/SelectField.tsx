import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

export interface SelectOption<T extends string | number | boolean = string | number | boolean> {
  valore: T
  testo: string
  disabilitata?: boolean
}

interface Props extends FormFieldProps {
  choices: readonly SelectOption[]
  /** Text of the empty choice, whose value is null; without it there is none. */
  vuota?: string
  /** After the choice: fields that hang on it. */
  onChoose?: (value: string | number | null) => void
}

/** A choice among a few, with the system's own list: quick by keyboard, natural on phones. */
export function SelectField(props: Props) {
  const { nome, choices, vuota, disabled, onChoose } = props
  const { valore, errore, imposta, tocca } = useFormField<string | number | boolean | null>(nome)
  const index = choices.findIndex((choice) => choice.valore === valore)
  return (
    <FormField {...props} error={errore}>
      {(attributes) => (
        <NativeSelect
          fullWidth
          input={<OutlinedInput size="small" />}
          value={index < 0 ? '' : String(index)}
          onChange={(event) => {
            const chosen = choices[Number(event.target.value || -1)]?.valore ?? null
            imposta(chosen)
            if (typeof chosen !== 'boolean') onChoose?.(chosen)
          }}
          onBlur={tocca}
          disabled={disabled}
          error={errore !== undefined}
          inputProps={{ ...attributes, name: nome }}
        >
          {(vuota !== undefined || index < 0) && <option value="">{vuota ?? ''}</option>}
          {choices.map((choice, position) => (
            <option key={String(choice.valore)} value={String(position)} disabled={choice.disabilitata}>
              {choice.testo}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )
}
