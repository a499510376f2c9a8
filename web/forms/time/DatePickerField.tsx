import TextField from '@mui/material/TextField'
import { lazy, Suspense } from 'react'
import { formatDate } from '#shared/formats/formats.ts'
import type { DatePickerProps } from './DatePickerInput.tsx'

// A list is read before its filters are touched: the calendar's code, 45 kB, comes after it.
const Input = lazy(() => import('./DatePickerInput.tsx'))

/** A day, written or picked from a calendar, shown DD-MM-YYYY. */
export function DatePickerField(props: DatePickerProps) {
  const { label, valore, error = false, attributes } = props
  const waiting = (
    <TextField
      id={attributes?.id}
      label={label}
      value={valore ? formatDate(valore) : ''}
      placeholder="GG-MM-AAAA"
      error={error}
      size="small"
      fullWidth
      disabled
    />
  )
  return (
    <Suspense fallback={waiting}>
      <Input {...props} />
    </Suspense>
  )
}
