import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { FormField, type FormFieldProps } from './FormField.tsx'
import { useFormField } from './useFormField.ts'

const RichEditor = lazy(() => import('./rich/RichTextEditor.tsx'))

/**
 * A rich text of a form, as html; '' when it is empty. The editor comes down only where one is shown. The server
 * takes out whatever it does not admit.
 */
export function RichTextField(props: FormFieldProps) {
  const { valore, error, set, touch } = useFormField<string>(props.name)
  return (
    <FormField {...props} error={error}>
      {(attributes) => (
        <Suspense fallback={<Skeleton variant="rounded" height={170} aria-label="Caricamento..." />}>
          <RichEditor
            value={valore ?? ''}
            onChange={set}
            onBlur={touch}
            label={props.label}
            disabled={props.disabled === true}
            attributes={attributes}
          />
        </Suspense>
      )}
    </FormField>
  )
}
