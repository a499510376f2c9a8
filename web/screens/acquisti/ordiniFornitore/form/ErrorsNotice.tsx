import Alert from '@mui/material/Alert'
import { useFormikContext } from 'formik'
import { ordineFornitoreLabels } from '#acquisti/ordiniFornitore/rules.ts'
import { type FormStatus, fieldsInError } from '#forms/errors.ts'

/** At the head of the form, once it could not be saved: the fields that are wrong. */
export function ErrorsNotice() {
  const { errors, submitCount, status } = useFormikContext<object>()
  const fields = new Set([
    ...(submitCount > 0 ? fieldsInError(errors) : []),
    ...Object.keys((status as FormStatus | undefined)?.server ?? {}),
  ])
  if (fields.size === 0) return null
  const names = [...fields].map((field) => ordineFornitoreLabels[field as keyof typeof ordineFornitoreLabels] ?? field)
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      Controlla questi campi: {names.join(', ')}.
    </Alert>
  )
}
