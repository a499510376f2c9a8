import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { FormField } from '#forms/FormField.tsx'
import { readTypedNumber, writeTypedNumber } from '#forms/numbers.ts'

interface Props {
  name: string
  label: string
  value: number
  unit?: string | null
  /** It is that of the whole: no mullion or transom moves it. */
  fixed: boolean
  error: string | undefined
  /** Why another measure cannot be, in Italian; null when it was taken. */
  onChange: (value: number) => string | null
}

/** A measure of a field, taken when it is left or by Enter: its neighbours move, so nothing moves while it is typed. */
export function MisuraField({ name, label, value, unit = 'mm', fixed, error, onChange }: Props) {
  const [written, setWritten] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  function take() {
    const typed = written === null ? value : readTypedNumber(written)
    setWritten(null)
    if (typed === value) return
    const whole = typed !== null && Number.isInteger(typed) && typed > 0
    setRefused(whole ? onChange(typed) : 'È richiesto un numero intero')
  }
  const below = refused ?? error
  return (
    <FormField name={name} label={label} disabled={fixed} error={below}>
      {(attributes) => (
        <OutlinedInput
          size="small"
          fullWidth
          value={written ?? writeTypedNumber(value)}
          onChange={(event) => {
            setRefused(null)
            setWritten(event.target.value)
          }}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            take()
          }}
          disabled={fixed}
          error={below !== undefined}
          autoComplete="off"
          inputProps={{ ...attributes, inputMode: 'numeric' }}
          endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
          sx={{ '& input': { textAlign: 'right' } }}
        />
      )}
    </FormField>
  )
}
