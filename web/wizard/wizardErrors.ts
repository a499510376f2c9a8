import { getIn, setIn } from 'formik'
import type { FormStatus } from '#forms/errors.ts'
import { describeMissing, type MissingDatum, missingData } from '#vendite/preventivi/rules.ts'
import type { WizardCatalogo, WizardFormValues } from './model.ts'

/** What formik shows under the fields: the messages of the list of missing data, each at its place. */
export function wizardErrors(values: WizardFormValues, catalogo: WizardCatalogo): object {
  let errors: object = {}
  for (const { path, messaggio } of missingData(values, catalogo)) errors = setIn(errors, path, messaggio)
  return errors
}

/** What the server refused and has not been changed since, as entries of the list of missing data. */
export function refusedFields(stato: FormStatus | undefined, values: WizardFormValues): MissingDatum[] {
  return Object.entries(stato?.server ?? {})
    .filter(([path, { valore }]) => Object.is(getIn(values, path), valore))
    .map(([path, { messaggio }]) => {
      const { label, passo } = describeMissing(path)
      return { path, label, passo, messaggio }
    })
    .sort((a, b) => a.passo - b.passo)
}
