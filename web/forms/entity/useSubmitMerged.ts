import type { FormikProps } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Saves a form with other values than it holds: Formik sends those of its last drawing, so they are written first and
 * sent once they have been drawn.
 * @returns takes the values
 */
export function useSubmitMerged<V extends object>(form: FormikProps<V>): (values: V) => void {
  const [waiting, setWaiting] = useState<V | null>(null)
  const drawn = waiting !== null && form.values === waiting
  const submit = useEffectEvent(() => {
    setWaiting(null)
    void form.submitForm()
  })
  useEffect(() => {
    if (drawn) submit()
  }, [drawn])
  return (values) => {
    setWaiting(values)
    void form.setValues(values, false)
  }
}
