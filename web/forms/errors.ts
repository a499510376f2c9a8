import { getIn, setIn } from 'formik'
import { ValidationError } from 'yup'

/** A server's finding on one field: shown until that field's value changes. */
export interface ServerFieldError {
  messaggio: string
  /** Value of the field when the server refused it. */
  valore: unknown
}

/** What `useMutationForm` keeps in formik's status. */
export interface FormStatus {
  server: Record<string, ServerFieldError>
  /** Findings about the whole form, or about fields that this form does not show. */
  generali: string[]
}

export const emptyFormStatus: FormStatus = { server: {}, generali: [] }

/** yup's error types for an empty field; its other errors are left out then. */
const LACKS = new Set(['required', 'optionality', 'nullable'])

/** Formik's nested errors from a yup validation; several findings on one field are joined by commas. */
function errorsOfYup(error: ValidationError): object {
  const byField = new Map<string, string[]>()
  const missing = new Set<string>()
  for (const { path, message, type } of error.inner.length > 0 ? error.inner : [error]) {
    const field = path ?? ''
    const present = byField.get(field) ?? []
    if (missing.has(field) || present.includes(message)) continue
    const lacks = LACKS.has(type ?? '')
    if (lacks) missing.add(field)
    byField.set(field, lacks ? [message] : [...present, message])
  }
  let errors: object = {}
  for (const [field, messages] of byField) {
    // A finding on a list as a whole gives way to those on its items: formik has one place for both.
    if (typeof getIn(errors, field) !== 'object') errors = setIn(errors, field, messages.join(', '))
  }
  return errors
}

/**
 * Errors of a form against a yup schema, in formik's shape; none when it is valid.
 * @param context what the schema's rules look up (`$limiti`)
 */
export async function validateWith(
  schema: { validate: (values: unknown, options: object) => Promise<unknown> },
  values: unknown,
  context?: object,
) {
  try {
    await schema.validate(values, { abortEarly: false, context: context })
    return {}
  } catch (error) {
    if (error instanceof ValidationError) return errorsOfYup(error)
    throw error
  }
}

/** Shares a payload's errors out between the fields that the form has and the form as a whole. */
export function statusFromErrors(
  errors: readonly { field: string | null; message: string }[],
  values: object,
): FormStatus {
  const stato: FormStatus = { server: {}, generali: [] }
  for (const { field, message } of errors) {
    const value = field === null ? undefined : getIn(values, field)
    if (field === null || value === undefined) {
      stato.generali.push(message)
    } else {
      const present = stato.server[field]?.messaggio
      stato.server[field] = { messaggio: present ? `${present}, ${message}` : message, valore: value }
    }
  }
  return stato
}

/** Paths of all fields with an error, in the order of the object: 'serramenti[0].altezza'. */
export function fieldsInError(errors: unknown, root = ''): string[] {
  if (typeof errors === 'string') return [root]
  if (Array.isArray(errors)) return errors.flatMap((item, index) => fieldsInError(item, `${root}[${index}]`))
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([name, item]) => fieldsInError(item, root ? `${root}.${name}` : name))
}
