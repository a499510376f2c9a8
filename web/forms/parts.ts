import { type FormikContextType, type FormikProps, getIn, setIn } from 'formik'
import type { FormStatus, ServerFieldError } from './errors.ts'

type Form = FormikProps<object>

const TRIED = 'tentato'

/** All that the fields of one part look at: its name, value, errors, whether the user has been there, the server's findings. */
export type PartView = readonly [nome: string, valore: unknown, errori: unknown, toccati: unknown, trovati: string]

function lookahead(form: Form, name: string): PartView {
  const errors: unknown = getIn(form.errors, name)
  const touched: unknown = form.submitCount > 0 ? TRIED : getIn(form.touched, name)
  const { server = {} } = (form.status ?? {}) as Partial<FormStatus>
  const own = Object.entries(server).filter(([field]) => field === name || field.startsWith(`${name}.`))
  // Without errors, touched fields make no difference; equal errors compare as equal text.
  const seen = errors === undefined ? undefined : touched
  const found = own.length === 0 ? '' : JSON.stringify(Object.fromEntries(own))
  return [name, getIn(form.values, name), errors, seen, found]
}

/** What the fields of some parts ('righe[3]', 'note') see of a form: nothing of it changes unless they must. */
export function partViews(form: Form, names: readonly string[]): readonly PartView[] {
  return names.map((name) => lookahead(form, name))
}

/** A form with those parts alone, under their own names, for the usual fields. */
export function partOf(form: Form, seen: readonly PartView[]): Form {
  let [values, errors, touched, server]: [object, object, object, Record<string, ServerFieldError>] = [{}, {}, {}, {}]
  let submitCount = 0
  for (const [name, value, faults, affected, found] of seen) {
    values = setIn(values, name, value)
    errors = setIn(errors, name, faults)
    if (affected === TRIED) submitCount = 1
    else touched = setIn(touched, name, affected)
    if (found !== '') server = { ...server, ...JSON.parse(found) }
  }
  const status: FormStatus = { server, generali: [] }
  const { setFieldValue, setFieldTouched, validateForm, validateOnBlur, registerField, unregisterField } =
    form as FormikContextType<object>
  const acts = { setFieldValue, setFieldTouched, validateForm, validateOnBlur, registerField, unregisterField }
  return { values, errors, touched, submitCount, status, ...acts } as Form
}
