import { type FormikProps, useFormik } from 'formik'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater, VariablesOf } from 'relay-runtime'
import type { Schema } from 'yup'
import { RefusalError } from '../relay/errors.ts'
import { useOperation } from '../relay/useOperation.ts'
import { emptyFormStatus, type FormStatus, statusFromErrors, validateWith } from './errors.ts'

type OrNull<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

/**
 * What a mutation takes, as a form holds it: what must be there may be missing while it is being written, and is not
 * sent as long as the rules say so.
 */
export type FromForm<Sent> = Sent extends { input: object }
  ? Omit<Sent, 'input'> & { input: OrNull<Sent['input']> }
  : OrNull<Sent>

interface Opzioni<TMutation extends MutationParameters, Valori extends object> {
  mutation: GraphQLTaggedNode
  iniziali: Valori
  /** Of the domain's `rules.ts`: the server validates with the same one. */
  schema: Schema
  /** What the schema's rules look up. */
  contesto?: object
  variabili: (values: Valori) => FromForm<VariablesOf<TMutation>>
  /** Asked before what is valid is sent; false: it is not, and the form stays as it is. */
  prima?: (variables: VariablesOf<TMutation>) => Promise<boolean>
  successo?: string
  alSuccesso?: (dati: TMutation['response'], values: Valori) => void
  /** Milliseconds after the last change before a large form is validated; at every change by default. */
  attesa?: number
  /**
   * What the form begins anew from after success, and what it holds; both what was sent by default. `attuali` has
   * what was typed while it was being saved.
   */
  dopo?: (dati: TMutation['response'], inviati: Valori, attuali: Valori) => { iniziali: Valori; valori: Valori }
  /** Refused or failed for something that is not in the form: a stale version, an object that is gone. */
  alGuasto?: (fault: Error) => void
  updater?: SelectorStoreUpdater<TMutation['response']>
}

export interface MutationForm<Valori extends object> {
  /** For `<FormikProvider value={form}>` around the fields. */
  form: FormikProps<Valori>
  /** The refusal of a stale write, for `Conflitto`; null when there is none. */
  conflitto: RefusalError | null
  chiudiConflitto: () => void
}

/**
 * A form that saves through a mutation: same schema as the server, payload errors onto the fields, one snackbar at the
 * end. After success the saved values are the form's new beginning, so that nothing counts as changed. Data that arrive
 * later never overwrite what is being typed: a form for another object needs another React key.
 */
export function useMutationForm<TMutation extends MutationParameters, Valori extends object>(
  opzioni: Opzioni<TMutation, Valori>,
): MutationForm<Valori> {
  const {
    mutation,
    iniziali,
    schema,
    contesto,
    variabili,
    prima,
    successo,
    alSuccesso,
    alGuasto,
    updater,
    attesa,
    dopo,
  } = opzioni
  const [conflitto, setConflitto] = useState<RefusalError | null>(null)
  const [esegui] = useOperation<TMutation>(mutation, {
    successo,
    erroriDaChiama: true,
    conflittoDaChiama: true,
    updater,
  })

  const attuali = useRef(iniziali)

  const form = useFormik<Valori>({
    initialValues: iniziali,
    initialStatus: emptyFormStatus,
    validateOnChange: attesa === undefined,
    validateOnBlur: attesa === undefined,
    validate: (values) => validateWith(schema, values, contesto),
    async onSubmit(valori, { setStatus, resetForm, setValues }) {
      setStatus(emptyFormStatus)
      // The rules have let them through.
      const inviate = variabili(valori) as VariablesOf<TMutation>
      if (prima && !(await prima(inviate))) return
      const esito = await esegui(inviate)
      if (esito.ok) {
        const nuovi = dopo?.(esito.dati, valori, attuali.current) ?? { iniziali: valori, valori }
        resetForm({ values: nuovi.iniziali, status: emptyFormStatus })
        if (nuovi.valori !== nuovi.iniziali) await setValues(nuovi.valori, false)
        alSuccesso?.(esito.dati, valori)
        return
      }
      if (esito.guasto) alGuasto?.(esito.guasto)
      if (esito.guasto instanceof RefusalError && esito.guasto.code === 'CONFLICT') {
        setConflitto(esito.guasto)
      } else {
        setStatus(statusFromErrors(esito.errori, valori) satisfies FormStatus)
      }
    },
  })
  useLayoutEffect(() => {
    attuali.current = form.values
  }, [form.values])
  const { values, validateForm } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values say when to look again
  useEffect(() => {
    if (attesa === undefined) return
    const timer = setTimeout(() => void validateForm(), attesa)
    return () => clearTimeout(timer)
  }, [values, attesa, validateForm])
  return { form, conflitto, chiudiConflitto: useCallback(() => setConflitto(null), []) }
}
