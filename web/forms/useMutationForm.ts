import { type FormikProps, useFormik } from 'formik'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater, VariablesOf } from 'relay-runtime'
import type { Schema } from 'yup'
import { RefusalError } from '#relay/errors.ts'
import { useOperation } from '#relay/useOperation.ts'
import { emptyFormStatus, type FormStatus, statusFromErrors, validateWith } from './errors.ts'

type OrNull<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

/**
 * What a mutation takes, as a form holds it: what must be there may be missing while it is being written, and is not
 * sent as long as the rules say so.
 */
export type FromForm<Sent> = Sent extends { input: object }
  ? Omit<Sent, 'input'> & { input: OrNull<Sent['input']> }
  : OrNull<Sent>

interface Options<TMutation extends MutationParameters, Values extends object> {
  mutation: GraphQLTaggedNode
  initial: Values
  /** Of the domain's `rules.ts`: the server validates with the same one. */
  schema: Schema
  /** What the schema's rules look up. */
  context?: object
  variables: (values: Values) => FromForm<VariablesOf<TMutation>>
  /** Asked before what is valid is sent; false: it is not, and the form stays as it is. */
  prima?: (variables: VariablesOf<TMutation>) => Promise<boolean>
  success?: string
  onSuccess?: (data: TMutation['response'], values: Values) => void
  /** Milliseconds after the last change before a large form is validated; at every change by default. */
  waiting?: number
  /**
   * What the form begins anew from after success, and what it holds; both what was sent by default. `current` has
   * what was typed while it was being saved.
   */
  after?: (data: TMutation['response'], sent: Values, current: Values) => { initial: Values; values: Values }
  /** Refused or failed for something that is not in the form: a stale version, an object that is gone. */
  onFault?: (fault: Error) => void
  updater?: SelectorStoreUpdater<TMutation['response']>
}

export interface MutationForm<Values extends object> {
  /** For `<FormikProvider value={form}>` around the fields. */
  form: FormikProps<Values>
  /** The refusal of a stale write, for `Conflitto`; null when there is none. */
  conflict: RefusalError | null
  closeConflict: () => void
  /** The rules of the form: its labels, and how its days and choices are shown, come from it. */
  schema: Schema
}

/**
 * A form that saves through a mutation: same schema as the server, payload errors onto the fields, one snackbar at the
 * end. After success the saved values are the form's new beginning, so that nothing counts as changed. Data that arrive
 * later never overwrite what is being typed: a form for another object needs another React key.
 */
export function useMutationForm<TMutation extends MutationParameters, Values extends object>(
  options: Options<TMutation, Values>,
): MutationForm<Values> {
  const { mutation, initial, schema, context, variables, prima, success, onSuccess, onFault, updater, waiting, after } =
    options
  const [conflict, setConflict] = useState<RefusalError | null>(null)
  const [run] = useOperation<TMutation>(mutation, {
    success,
    errorsFromCall: true,
    conflictByCaller: true,
    updater,
  })

  const current = useRef(initial)

  const form = useFormik<Values>({
    initialValues: initial,
    initialStatus: emptyFormStatus,
    validateOnChange: waiting === undefined,
    validateOnBlur: waiting === undefined,
    validate: (values) => validateWith(schema, values, context),
    async onSubmit(entries, { setStatus, resetForm, setValues }) {
      setStatus(emptyFormStatus)
      // The rules have let them through.
      const sent = variables(entries) as VariablesOf<TMutation>
      if (prima && !(await prima(sent))) return
      const outcome = await run(sent)
      if (outcome.ok) {
        const fresh = after?.(outcome.data, entries, current.current) ?? { initial: entries, values: entries }
        resetForm({ values: fresh.initial, status: emptyFormStatus })
        if (fresh.values !== fresh.initial) await setValues(fresh.values, false)
        onSuccess?.(outcome.data, entries)
        return
      }
      if (outcome.fault) onFault?.(outcome.fault)
      if (outcome.fault instanceof RefusalError && outcome.fault.code === 'CONFLICT') {
        setConflict(outcome.fault)
      } else {
        setStatus(statusFromErrors(outcome.errors, entries) satisfies FormStatus)
      }
    },
  })
  useLayoutEffect(() => {
    current.current = form.values
  }, [form.values])
  const { values, validateForm } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values say when to look again
  useEffect(() => {
    if (waiting === undefined) return
    const timer = setTimeout(() => void validateForm(), waiting)
    return () => clearTimeout(timer)
  }, [values, waiting, validateForm])
  return { form, conflict, closeConflict: useCallback(() => setConflict(null), []), schema }
}
