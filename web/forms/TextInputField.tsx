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
  leggero?: boolean
  unita?: string
  placeholder?: string
  /** What the browser may fill in: 'name', 'tel', 'email'. */
  autoComplete?: string
  massimo?: number
  autoFocus?: boolean
  /** Texts to choose from; any other may be written. */
  proposte?: readonly string[]
}

/** The measuring text area of MUI reads the layout of the page at every change. */
const senzaMisura = {
  inputComponent: 'textarea',
  sx: { '& textarea': { fieldSizing: 'content', resize: 'none', maxHeight: 160 } },
} as const

/** A text field of a form. */
export function TextInputField(props: Props) {
  const {
    nome,
    tipo,
    righe,
    leggero = false,
    unita,
    placeholder,
    autoComplete,
    massimo,
    autoFocus,
    proposte,
    disabled,
  } = props
  const { valore, errore, imposta, tocca } = useFormField<string>(nome)
  return (
    <FormField {...props} errore={errore}>
      {(attributes) => (
        <>
          <OutlinedInput
            size="small"
            fullWidth
            name={nome}
            value={valore ?? ''}
            onChange={(event) => imposta(event.target.value)}
            onBlur={tocca}
            disabled={disabled}
            error={errore !== undefined}
            type={tipo}
            autoFocus={autoFocus}
            autoComplete={autoComplete ?? 'off'}
            placeholder={placeholder}
            multiline={righe !== undefined}
            {...(leggero ? senzaMisura : {})}
            minRows={righe}
            maxRows={righe && righe * 2}
            inputProps={{
              ...attributes,
              maxLength: massimo,
              rows: leggero ? righe : undefined,
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
