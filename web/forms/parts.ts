import { type FormikContextType, type FormikProps, getIn, setIn } from 'formik'
import type { FormStatus, ServerFieldError } from './errors.ts'

type Form = FormikProps<object>

const TENTATO = 'tentato'

/** All that the fields of one part look at: its name, value, errors, whether the user has been there, the server's findings. */
export type PartView = readonly [nome: string, valore: unknown, errori: unknown, toccati: unknown, trovati: string]

function sguardo(form: Form, name: string): PartView {
  const errors: unknown = getIn(form.errors, name)
  const toccati: unknown = form.submitCount > 0 ? TENTATO : getIn(form.touched, name)
  const { server = {} } = (form.status ?? {}) as Partial<FormStatus>
  const suoi = Object.entries(server).filter(([campo]) => campo === name || campo.startsWith(`${name}.`))
  // Without errors, touched fields make no difference; equal errors compare as equal text.
  const seen = errors === undefined ? undefined : toccati
  const found = suoi.length === 0 ? '' : JSON.stringify(Object.fromEntries(suoi))
  return [name, getIn(form.values, name), errors, seen, found]
}

/** What the fields of some parts ('righe[3]', 'note') see of a form: nothing of it changes unless they must. */
export function partViews(form: Form, names: readonly string[]): readonly PartView[] {
  return names.map((name) => sguardo(form, name))
}

/** A form with those parts alone, under their own names, for the usual fields. */
export function partOf(form: Form, seen: readonly PartView[]): Form {
  let [values, errors, touched, server]: [object, object, object, Record<string, ServerFieldError>] = [{}, {}, {}, {}]
  let submitCount = 0
  for (const [nome, valore, errori, toccati, trovati] of seen) {
    values = setIn(values, nome, valore)
    errors = setIn(errors, nome, errori)
    if (toccati === TENTATO) submitCount = 1
    else touched = setIn(touched, nome, toccati)
    if (trovati !== '') server = { ...server, ...JSON.parse(trovati) }
  }
  const status: FormStatus = { server, generali: [] }
  const { setFieldValue, setFieldTouched, validateForm, validateOnBlur, registerField, unregisterField } =
    form as FormikContextType<object>
  const acts = { setFieldValue, setFieldTouched, validateForm, validateOnBlur, registerField, unregisterField }
  return { values, errors, touched, submitCount, status, ...acts } as unknown as Form
}
