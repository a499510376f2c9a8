import { FormikProvider, useFormikContext } from 'formik'
import { type ReactNode, useMemo } from 'react'
import { partOf, partViews } from './parts.ts'

/**
 * Some parts of the form around, or of the `Parte` around: the fields inside are drawn again only when those change.
 * @param nomi always as many
 */
export function SubForm({ nomi, children }: { nomi: readonly string[]; children: ReactNode }) {
  const form = useFormikContext<object>()
  const seen = partViews(form, nomi)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at, thing by thing
  const parte = useMemo(() => partOf(form, seen), [...seen.flat(), form.setFieldValue, form.setFieldTouched])
  return <FormikProvider value={parte}>{children}</FormikProvider>
}
