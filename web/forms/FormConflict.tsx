import { getIn, setIn } from 'formik'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { ObjectSchema } from 'yup'
import { labelsOf } from '#shared/fields/fields.ts'
import { ConflictDialog, type ConflictSide } from './ConflictDialog.tsx'
import { mergeVersions } from './entity/merge.ts'
import { shownBySchema, shownValue } from './entity/shownValue.ts'
import { useSubmitMerged } from './entity/useSubmitMerged.ts'
import type { MutationForm } from './useMutationForm.ts'

interface Props<Values extends { versione: number }> extends MutationForm<Values> {
  /** Field → what the user reads; the schema's labels unless told. */
  labels?: Readonly<Record<string, string>>
  /** How a value is shown; as its schema says unless told, yes or no, a dash for nothing. */
  show?: (field: string, value: unknown) => ReactNode
  /** What stands before the form's fields in the refusal: 'operatore.' of `operatore.vedeOrdini`. */
  prefix?: string
}

interface Foreign {
  autore: string
  versione: number
  campi: Record<string, unknown>
}

/** Reads the extensions of a CONFLICT; fields that the form does not have are left out. */
function readConflict(
  { autore, versione, campi }: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
  prefix: string,
): Foreign {
  const theirs = Object.entries(typeof campi === 'object' && campi !== null ? campi : {}).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  )
  return {
    autore: typeof autore === 'string' ? autore : 'un altro utente',
    versione: typeof versione === 'number' ? versione : 0,
    campi: Object.fromEntries(theirs.filter(([name]) => Object.hasOwn(labels, name))),
  }
}

/**
 * Somebody saved the same object meanwhile: asks field by field where both changed, and saves at once where they did
 * not meet: what was not touched here is theirs.
 */
export function FormConflict<Values extends { versione: number }>({
  form,
  conflict,
  closeConflict,
  schema,
  labels = labelsOf(schema as ObjectSchema<object>),
  show = (field, value) => shownValue(shownBySchema(schema), field, value),
  prefix = '',
}: Props<Values>) {
  const foreign = conflict && readConflict(conflict.extensions, labels, prefix)
  const names = Object.keys(foreign?.campi ?? {})
  const of = (values: Values) => Object.fromEntries(names.map((name) => [name, getIn(values, name) as unknown]))
  const own = of(form.values)
  const union = mergeVersions(of(form.initialValues), own, foreign?.campi ?? {})
  const contested = union.contested

  const saveMerged = useSubmitMerged(form)

  function resolve(choices: Record<string, ConflictSide>) {
    if (!foreign) return
    closeConflict()
    const prese = [...union.theirs, ...contested.filter((name) => choices[name] === 'theirs')]
    const merged = prese.reduce<object>((values, name) => setIn(values, name, foreign.campi[name]), form.values)
    saveMerged({ ...(merged as Values), versione: foreign.versione })
  }
  const nothingContested = foreign !== null && contested.length === 0
  const save = useEffectEvent(() => resolve({}))
  useEffect(() => {
    if (nothingContested) save()
  }, [nothingContested])

  if (!foreign || nothingContested) return null
  return (
    <ConflictDialog
      open
      author={foreign.autore}
      fields={contested.map((name) => ({
        name,
        label: labels[name] ?? name,
        mine: show(name, own[name]),
        theirs: show(name, foreign.campi[name]),
      }))}
      onCancel={closeConflict}
      onChoose={resolve}
    />
  )
}
