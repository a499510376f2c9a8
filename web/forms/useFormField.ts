import { getIn, useFormikContext } from 'formik'
import { afterTap } from './afterTap.ts'
import type { FormStatus } from './errors.ts'

interface Campo<T> {
  valore: T
  errore: string | undefined
  imposta: (valore: T) => void
  tocca: () => void
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
  nome: string,
): string | undefined {
  const server = form.status?.server[nome]
  if (server && Object.is(server.valore, getIn(form.values, nome))) return server.messaggio
  const errore: unknown = getIn(form.errors, nome)
  const visto = form.submitCount > 0 || getIn(form.touched, nome) === true
  return visto && typeof errore === 'string' ? errore : undefined
}

/** Value, message and setters of one field of the form around. */
export function useFormField<T>(nome: string): Campo<T> {
  const form = useFormikContext<object>()
  return {
    valore: getIn(form.values, nome) as T,
    errore: shownError(form, nome),
    imposta: (valore) => void form.setFieldValue(nome, valore),
    tocca: () => afterTap(() => void form.setFieldTouched(nome, true)),
  }
}
