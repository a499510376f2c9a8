import { type FormikProps, getIn, setIn } from 'formik'
import type { FormStatus, ServerFieldError } from './errors.ts'

type Form = FormikProps<object>

const TENTATO = 'tentato'

/** All that the fields of one part look at: its name, value, errors, whether the user has been there, the server's findings. */
export type PartView = readonly [nome: string, valore: unknown, errori: unknown, toccati: unknown, trovati: string]

function sguardo(form: Form, nome: string): PartView {
  const errori: unknown = getIn(form.errors, nome)
  const toccati: unknown = form.submitCount > 0 ? TENTATO : getIn(form.touched, nome)
  const { server = {} } = (form.status ?? {}) as Partial<FormStatus>
  const suoi = Object.entries(server).filter(([campo]) => campo === nome || campo.startsWith(`${nome}.`))
  // Without errors, touched fields make no difference; equal errors compare as equal text.
  const visti = errori === undefined ? undefined : toccati
  const trovati = suoi.length === 0 ? '' : JSON.stringify(Object.fromEntries(suoi))
  return [nome, getIn(form.values, nome), errori, visti, trovati]
}

/** What the fields of some parts ('righe[3]', 'note') see of a form: nothing of it changes unless they must. */
export function partViews(form: Form, nomi: readonly string[]): readonly PartView[] {
  return nomi.map((nome) => sguardo(form, nome))
}

/** A form with those parts alone, under their own names, for the usual fields. */
export function partOf({ setFieldValue, setFieldTouched }: Form, visti: readonly PartView[]): Form {
  let [values, errors, touched, server]: [object, object, object, Record<string, ServerFieldError>] = [{}, {}, {}, {}]
  let submitCount = 0
  for (const [nome, valore, errori, toccati, trovati] of visti) {
    values = setIn(values, nome, valore)
    errors = setIn(errors, nome, errori)
    if (toccati === TENTATO) submitCount = 1
    else touched = setIn(touched, nome, toccati)
    if (trovati !== '') server = { ...server, ...JSON.parse(trovati) }
  }
  const status: FormStatus = { server, generali: [] }
  return { values, errors, touched, submitCount, status, setFieldValue, setFieldTouched } as Form
}
