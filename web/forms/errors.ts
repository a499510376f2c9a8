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
const MANCA = new Set(['required', 'optionality', 'nullable'])

/** Formik's nested errors from a yup validation; several findings on one field are joined by commas. */
function errorsOfYup(error: ValidationError): object {
  const perCampo = new Map<string, string[]>()
  const mancanti = new Set<string>()
  for (const { path, message, type } of error.inner.length > 0 ? error.inner : [error]) {
    const field = path ?? ''
    const present = perCampo.get(field) ?? []
    if (mancanti.has(field) || present.includes(message)) continue
    const manca = MANCA.has(type ?? '')
    if (manca) mancanti.add(field)
    perCampo.set(field, manca ? [message] : [...present, message])
  }
  let errors: object = {}
  for (const [campo, messaggi] of perCampo) {
    // A finding on a list as a whole gives way to those on its items: formik has one place for both.
    if (typeof getIn(errors, campo) !== 'object') errors = setIn(errors, campo, messaggi.join(', '))
  }
  return errors
}

/**
 * Errors of a form against a yup schema, in formik's shape; none when it is valid.
 * @param contesto what the schema's rules look up (`$limiti`)
 */
export async function validateWith(
  schema: { validate: (values: unknown, opzioni: object) => Promise<unknown> },
  values: unknown,
  contesto?: object,
) {
  try {
    await schema.validate(values, { abortEarly: false, context: contesto })
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
    const valore = field === null ? undefined : getIn(values, field)
    if (field === null || valore === undefined) {
      stato.generali.push(message)
    } else {
      const presente = stato.server[field]?.messaggio
      stato.server[field] = { messaggio: presente ? `${presente}, ${message}` : message, valore }
    }
  }
  return stato
}

/** Paths of all fields with an error, in the order of the object: 'serramenti[0].altezza'. */
export function fieldsInError(errors: unknown, root = ''): string[] {
  if (typeof errors === 'string') return [root]
  if (Array.isArray(errors)) return errors.flatMap((item, index) => fieldsInError(item, `${root}[${index}]`))
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([nome, voce]) => fieldsInError(voce, root ? `${root}.${nome}` : nome))
}
