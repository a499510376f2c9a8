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
function errorsOfYup(errore: ValidationError): object {
  const perCampo = new Map<string, string[]>()
  const mancanti = new Set<string>()
  for (const { path, message, type } of errore.inner.length > 0 ? errore.inner : [errore]) {
    const campo = path ?? ''
    const presenti = perCampo.get(campo) ?? []
    if (mancanti.has(campo) || presenti.includes(message)) continue
    const manca = MANCA.has(type ?? '')
    if (manca) mancanti.add(campo)
    perCampo.set(campo, manca ? [message] : [...presenti, message])
  }
  let errori: object = {}
  for (const [campo, messaggi] of perCampo) {
    // A finding on a list as a whole gives way to those on its items: formik has one place for both.
    if (typeof getIn(errori, campo) !== 'object') errori = setIn(errori, campo, messaggi.join(', '))
  }
  return errori
}

/**
 * Errors of a form against a yup schema, in formik's shape; none when it is valid.
 * @param contesto what the schema's rules look up (`$limiti`)
 */
export async function validateWith(
  schema: { validate: (valori: unknown, opzioni: object) => Promise<unknown> },
  valori: unknown,
  contesto?: object,
) {
  try {
    await schema.validate(valori, { abortEarly: false, context: contesto })
    return {}
  } catch (errore) {
    if (errore instanceof ValidationError) return errorsOfYup(errore)
    throw errore
  }
}

/** Shares a payload's errors out between the fields that the form has and the form as a whole. */
export function statusFromErrors(
  errori: readonly { field: string | null; message: string }[],
  valori: object,
): FormStatus {
  const stato: FormStatus = { server: {}, generali: [] }
  for (const { field, message } of errori) {
    const valore = field === null ? undefined : getIn(valori, field)
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
export function fieldsInError(errori: unknown, radice = ''): string[] {
  if (typeof errori === 'string') return [radice]
  if (Array.isArray(errori)) return errori.flatMap((voce, indice) => fieldsInError(voce, `${radice}[${indice}]`))
  if (typeof errori !== 'object' || errori === null) return []
  return Object.entries(errori).flatMap(([nome, voce]) => fieldsInError(voce, radice ? `${radice}.${nome}` : nome))
}
