import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { HTMLInputTypeAttribute } from 'react'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

interface Props extends FormFieldProps {
  tipo?: HTMLInputTypeAttribute
  /** Rows of a longer text; it grows to twice as many. */
  righe?: number
  /** One of many longer texts on the page: it grows by style alone, where the browser can. */
  light?: boolean
  unita?: string
  placeholder?: string
  /** What the browser may fill in: 'name', 'tel', 'email'. */
  autoComplete?: string
  max?: number
  autoFocus?: boolean
  /** Texts to choose from; any other may be written. */
  proposte?: readonly string[]
}

/** The measuring text area of MUI reads the layout of the page at every change. */
const withoutMeasuring = {
  inputComponent: 'textarea',
  sx: { '& textarea': { fieldSizing: 'content', resize: 'none', maxHeight: 160 } },
} as const

/** A text field of a form. */
export function TextInputField(props: Props) {
  const {
    name,
    tipo,
    righe,
    light = false,
    unita,
    placeholder,
    autoComplete,
    max,
    autoFocus,
    proposte,
    disabled,
  } = props
  const { valore, error, set, touch } = useFormField<string>(name)
  return (
    <FormField {...props} error={error}>
      {(attributes) => (
        <>
          <OutlinedInput
            size="small"
            fullWidth
            name={name}
            value={valore ?? ''}
            onChange={(event) => set(event.target.value)}
            onBlur={touch}
            disabled={disabled}
            error={error !== undefined}
            type={tipo}
            autoFocus={autoFocus}
            autoComplete={autoComplete ?? 'off'}
            placeholder={placeholder}
            multiline={righe !== undefined}
            {...(light ? withoutMeasuring : {})}
            minRows={righe}
            maxRows={righe && righe * 2}
            inputProps={{
              ...attributes,
              maxLength: max,
              rows: light ? righe : undefined,
              list: proposte?.length ? `${attributes.id}-proposte` : undefined,
            }}
            endAdornment={unita && <InputAdornment position="end">{unita}</InputAdornment>}
          />
          {proposte && proposte.length > 0 && (
            <datalist id={`${attributes.id}-proposte`}>
              {proposte.map((proposta) => (
                <option key={proposta} value={proposta} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FormField>
  )
}
