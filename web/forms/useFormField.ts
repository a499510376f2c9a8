import { type FormikContextType, getIn, useFormikContext } from 'formik'
import { afterTap } from './afterTap.ts'
import type { FormStatus } from './errors.ts'

/**
 * Marks a field as left, when what was written in it last has been judged: a form that looks at its rules now and then
 * would else show what they said of the field while it was empty.
 */
async function touch(
  form: Pick<FormikContextType<object>, 'validateOnBlur' | 'validateForm' | 'setFieldTouched'>,
  name: string,
) {
  // A value that came with leaving is in the form's next rendering.
  await Promise.resolve()
  if (form.validateOnBlur === false) await form.validateForm()
  await form.setFieldTouched(name, true, form.validateOnBlur !== false)
}

interface Field<T> {
  valore: T
  error: string | undefined
  set: (value: T) => void
  touch: () => void
}

/** The message to show under a field now, if any: its own once the field was left, the server's until it changes. */
export function shownError(
  form: {
    values: unknown
    errors: object
    touched: object
    submitCount: number
    status?: FormStatus
    initialStatus?: unknown
  },
  name: string,
): string | undefined {
  const server = form.status?.server[name]
  if (server && Object.is(server.valore, getIn(form.values, name))) return server.messaggio
  // A finding on a list as a whole is a text, whose letters are no findings on its items.
  const list: unknown = name.endsWith(']') ? getIn(form.errors, name.slice(0, name.lastIndexOf('['))) : null
  const error: unknown = typeof list === 'string' ? undefined : getIn(form.errors, name)
  const seen = form.submitCount > 0 || getIn(form.touched, name) === true
  return seen && typeof error === 'string' ? error : undefined
}

/** Value, message and setters of one field of the form around. */
export function useFormField<T>(name: string): Field<T> {
  const form = useFormikContext<object>()
  return {
    valore: getIn(form.values, name) as T,
    error: shownError(form, name),
    set: (value) => void form.setFieldValue(name, value),
    touch: () => afterTap(() => void touch(form, name)),
  }
}
