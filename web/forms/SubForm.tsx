import { FormikProvider, useFormikContext } from 'formik'
import { type ReactNode, useMemo } from 'react'
import { partOf, partViews } from './parts.ts'

/**
 * Some parts of the form around, or of the `Parte` around: the fields inside are drawn again only when those change.
 * @param names always as many
 */
export function SubForm({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const form = useFormikContext<object>()
  const seen = partViews(form, names)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at, thing by thing
  const part = useMemo(() => partOf(form, seen), [...seen.flat(), form.setFieldValue, form.setFieldTouched])
  return <FormikProvider value={part}>{children}</FormikProvider>
}
