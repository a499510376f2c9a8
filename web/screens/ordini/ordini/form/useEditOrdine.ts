import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { useEditOrdineMutation } from '#generated/useEditOrdineMutation.graphql.ts'
import type { useEditOrdineQuery } from '#generated/useEditOrdineQuery.graphql.ts'
import { ordineSchema } from '#ordini/ordini/rules.ts'
import { errorMessage } from '#relay/errors.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import { useNotices } from '#ui/Notices.tsx'
import { mergeOrdine } from './conflict/merge.ts'
import type { TheirOrdine } from './conflict/OrdineConflict.tsx'
import { type OrdineFormContext, rememberChoice } from './context.ts'
import { type OrdineFormValues, ordineChangeInput, ordineFormValues } from './formValues.ts'
import { type OrdineInForm, readOrdine } from './ordine.ts'

/** Milliseconds after the last key before sixty lines are validated. */
export const EDIT_WAIT = 300

// Both answer all that the tabs show of an order: of a line that is new to the store, they would find only a part.
const mutation = graphql`
  mutation useEditOrdineMutation($input: UpdateOrdineInput!) {
    updateOrdine(input: $input) {
      ordine {
        ...ordine_modulo
        ...EditOrdineTab_ordine
        ...ScontiTab_ordine
        ...OrdineViewTab_ordine
        ...OrdineHeaderParts_insegne
        ...OrdineHeaderParts_azioni
        numeroCommessa
        versione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const now = graphql`
  query useEditOrdineQuery($pk: Int!) {
    ordine(pk: $pk) {
      ...ordine_modulo
      ...EditOrdineTab_ordine
      ...OrdineViewTab_ordine
      ...OrdineHeaderParts_insegne
      ...OrdineHeaderParts_azioni
    }
  }
`

const all = { prezzi: true, agente: true, autoSchedulazione: true }
/** Whether anything that the form shows is another. */
const change = (before: OrdineFormValues, after: OrdineFormValues) =>
  Object.keys(ordineChangeInput(before, after, all)).length > 1

/** The lines that were stored, under the keys that they had in the form: their cards stay where the cursor is. */
function withKeys(saved: OrdineFormValues, sent: OrdineFormValues): OrdineFormValues {
  const righe = saved.righe.map((riga, index) => ({ ...riga, chiave: sent.righe[index]?.chiave ?? riga.chiave }))
  return { ...saved, righe }
}

/**
 * The form of an order that is there already. Only what was changed is sent; what somebody else saved meanwhile is
 * never overwritten unasked, and never overwrites what is being typed.
 */
export function useEditOrdine(ordine: OrdineInForm, context: OrdineFormContext) {
  const { pk } = ordine
  const [primi] = useState(() => ordineFormValues(ordine))
  /** What the form began from: what is sent is what differs from it. */
  const read = useRef(primi)
  const [foreign, setForeign] = useState<TheirOrdine | null>(null)
  const notices = useNotices()

  const { form, conflict, closeConflict } = useMutationForm<useEditOrdineMutation, OrdineFormValues>({
    mutation,
    initial: primi,
    schema: ordineSchema,
    waiting: EDIT_WAIT,
    variables: (values) => ({ input: { pk, ...ordineChangeInput(read.current, values, context.visible) } }),
    success: 'Ordine salvato',
    after({ updateOrdine }, sent, current) {
      if (!updateOrdine.ordine) return { initial: sent, values: current }
      const saved = readOrdine(updateOrdine.ordine)
      rememberChoice(context, saved)
      read.current = withKeys(ordineFormValues(saved), sent)
      // What was typed while it was being saved stays.
      const values = current === sent ? read.current : mergeOrdine(sent, current, read.current).values
      return { initial: read.current, values }
    },
  })

  async function startOver(theirs: OrdineFormValues, values: OrdineFormValues) {
    read.current = theirs
    form.resetForm({ values: theirs })
    await form.setValues(values, false)
  }

  /** Brings what is stored now into the form; asks where both changed the same. @param thenSave whether to go on saving */
  async function mergeForeign(author: string, thenSave: boolean) {
    const data = await fetchQuery<useEditOrdineQuery>(relayEnvironment, now, { pk }, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch((error: unknown) => {
        notices.error(errorMessage(error))
        return null
      })
    if (!data) return
    if (!data.ordine) return notices.error('L’ordine non esiste più: è stato eliminato.')
    const loaded = readOrdine(data.ordine)
    rememberChoice(context, loaded)
    const values = withKnownKeys(ordineFormValues(loaded), read.current)
    const { contese, values: merged } = mergeOrdine(read.current, form.values, values)
    if (contese.length > 0) setForeign({ author, values, thenSave })
    else await conclude(values, merged, thenSave)
  }

  async function conclude(theirs: OrdineFormValues, merged: OrdineFormValues, thenSave: boolean) {
    setForeign(null)
    await startOver(theirs, merged)
    if (thenSave) await form.submitForm()
  }

  const resolve = useEffectEvent((author: unknown) => {
    closeConflict()
    void mergeForeign(typeof author === 'string' ? author : 'un altro utente', true)
  })
  useEffect(() => {
    if (conflict) resolve(conflict.extensions.autore)
  }, [conflict])

  // Read anew: where nothing was typed, or nothing that the form shows has changed, the form follows by itself.
  const superseded = ordine.versione > form.values.versione && !form.isSubmitting
  const different = superseded && form.dirty && change(read.current, ordineFormValues(ordine))
  const follow = useEffectEvent(() => {
    rememberChoice(context, ordine)
    const theirs = withKnownKeys(ordineFormValues(ordine), read.current)
    void startOver(theirs, mergeOrdine(read.current, form.values, theirs).values)
  })
  const toFollow = superseded && !different ? ordine.versione : null
  useEffect(() => {
    if (toFollow !== null) follow()
  }, [toFollow])

  return {
    form,
    /** Somebody saved while this was being typed. */
    superata: different,
    update: () => void mergeForeign('un altro utente', false),
    conflict: foreign && {
      form,
      ofOthers: foreign,
      onCancel: () => setForeign(null),
      onUnisci: (merged: OrdineFormValues) => void conclude(foreign.values, merged, foreign.thenSave),
    },
  }
}

/** The same lines under the same keys, also those that were stored from this form. */
function withKnownKeys(values: OrdineFormValues, knownOnes: OrdineFormValues): OrdineFormValues {
  const keys = new Map(knownOnes.righe.map(({ pk, chiave }) => [pk, chiave]))
  return { ...values, righe: values.righe.map((riga) => ({ ...riga, chiave: keys.get(riga.pk) ?? riga.chiave })) }
}
