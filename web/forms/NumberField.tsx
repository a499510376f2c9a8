import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useLayoutEffect, useRef, useState } from 'react'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { readTypedNumber, writeTypedNumber } from './numbers.ts'
import { useFormField } from './useFormField.ts'

interface Props extends FormFieldProps {
  /** 'mm', '€' */
  unita?: string
  placeholder?: string
  /** True when decimals make sense: phones then show a comma. */
  decimali?: boolean
  /** Decimals always shown while nobody types: 2 for money. */
  fissi?: 2
}

/**
 * A number written the Italian way. The form's value is a number, `null` while empty, the text itself when it is no
 * number: the schema refuses it with its own sentence.
 */
export function NumberField(props: Props) {
  const { name, unita, placeholder, decimali = false, fissi, disabled } = props
  const { valore, error, set, touch } = useFormField<number | string | null>(name)
  const [written, setWritten] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const underWay = written !== null
  // The thousands leave the text as it gets the cursor, and the selection with them: what is typed must replace it.
  useLayoutEffect(() => {
    if (underWay) field.current?.select()
  }, [underWay])
  const shown = typeof valore === 'string' ? valore : writeTypedNumber(valore, fissi)
  return (
    <FormField {...props} error={error}>
      {(attributes) => (
        <OutlinedInput
          size="small"
          fullWidth
          name={name}
          inputRef={field}
          value={written ?? shown}
          onFocus={() => setWritten(typeof valore === 'string' ? valore : shown.replaceAll('.', ''))}
          onChange={(event) => {
            const text = event.target.value
            const numero = readTypedNumber(text)
            setWritten(text)
            set(Number.isNaN(numero) ? text : numero)
          }}
          onBlur={() => {
            setWritten(null)
            touch()
          }}
          disabled={disabled}
          error={error !== undefined}
          autoComplete="off"
          placeholder={placeholder}
          inputProps={{ ...attributes, inputMode: decimali ? 'decimal' : 'numeric' }}
          endAdornment={unita && <InputAdornment position="end">{unita}</InputAdornment>}
          sx={{ '& input': { textAlign: 'right' } }}
        />
      )}
    </FormField>
  )
}
