import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { ordineSchema } from '../../../../../server/ordini/ordini/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { errorMessage } from '../../../../relay/errors.ts'
import { relayEnvironment } from '../../../../relay/relayEnvironment.ts'
import { useNotices } from '../../../../ui/Notices.tsx'
import type { useEditOrdineMutation } from './__generated__/useEditOrdineMutation.graphql.ts'
import type { useEditOrdineQuery } from './__generated__/useEditOrdineQuery.graphql.ts'
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
      errors {
        code
        field
        message
      }
    }
  }
`

const adesso = graphql`
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

const tutto = { prezzi: true, agente: true, autoSchedulazione: true }
/** Whether anything that the form shows is another. */
const cambia = (prima: OrdineFormValues, dopo: OrdineFormValues) =>
  Object.keys(ordineChangeInput(prima, dopo, tutto)).length > 1

/** The lines that were stored, under the keys that they had in the form: their cards stay where the cursor is. */
function conChiavi(salvati: OrdineFormValues, inviati: OrdineFormValues): OrdineFormValues {
  const righe = salvati.righe.map((riga, index) => ({ ...riga, chiave: inviati.righe[index]?.chiave ?? riga.chiave }))
  return { ...salvati, righe }
}

/**
 * The form of an order that is there already. Only what was changed is sent; what somebody else saved meanwhile is
 * never overwritten unasked, and never overwrites what is being typed.
 */
export function useEditOrdine(ordine: OrdineInForm, contesto: OrdineFormContext) {
  const { pk } = ordine
  const [primi] = useState(() => ordineFormValues(ordine))
  /** What the form began from: what is sent is what differs from it. */
  const letti = useRef(primi)
  const [altrui, setAltrui] = useState<TheirOrdine | null>(null)
  const notices = useNotices()

  const { form, conflitto, chiudiConflitto } = useMutationForm<useEditOrdineMutation, OrdineFormValues>({
    mutation,
    iniziali: primi,
    schema: ordineSchema,
    attesa: EDIT_WAIT,
    variabili: (values) => ({ input: { pk, ...ordineChangeInput(letti.current, values, contesto.visibile) } }),
    successo: 'Ordine salvato',
    dopo({ updateOrdine }, inviati, attuali) {
      if (!updateOrdine.ordine) return { iniziali: inviati, valori: attuali }
      const salvato = readOrdine(updateOrdine.ordine)
      rememberChoice(contesto, salvato)
      letti.current = conChiavi(ordineFormValues(salvato), inviati)
      // What was typed while it was being saved stays.
      const valori = attuali === inviati ? letti.current : mergeOrdine(inviati, attuali, letti.current).valori
      return { iniziali: letti.current, valori }
    },
  })

  async function riparti(theirs: OrdineFormValues, values: OrdineFormValues) {
    letti.current = theirs
    form.resetForm({ values: theirs })
    await form.setValues(values, false)
  }

  /** Brings what is stored now into the form; asks where both changed the same. @param poiSalva whether to go on saving */
  async function unisciAltrui(autore: string, poiSalva: boolean) {
    const dati = await fetchQuery<useEditOrdineQuery>(relayEnvironment, adesso, { pk }, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch((error: unknown) => {
        notices.errore(errorMessage(error))
        return null
      })
    if (!dati) return
    if (!dati.ordine) return notices.errore('L’ordine non esiste più: è stato eliminato.')
    const letto = readOrdine(dati.ordine)
    rememberChoice(contesto, letto)
    const valori = conChiaviNote(ordineFormValues(letto), letti.current)
    const { contese, valori: uniti } = mergeOrdine(letti.current, form.values, valori)
    if (contese.length > 0) setAltrui({ autore, valori, poiSalva })
    else await concludi(valori, uniti, poiSalva)
  }

  async function concludi(theirs: OrdineFormValues, uniti: OrdineFormValues, poiSalva: boolean) {
    setAltrui(null)
    await riparti(theirs, uniti)
    if (poiSalva) await form.submitForm()
  }

  const resolve = useEffectEvent((autore: unknown) => {
    chiudiConflitto()
    void unisciAltrui(typeof autore === 'string' ? autore : 'un altro utente', true)
  })
  useEffect(() => {
    if (conflitto) resolve(conflitto.extensions.autore)
  }, [conflitto])

  // Read anew: where nothing was typed, or nothing that the form shows has changed, the form follows by itself.
  const superata = ordine.versione > form.values.versione && !form.isSubmitting
  const diversa = superata && form.dirty && cambia(letti.current, ordineFormValues(ordine))
  const segui = useEffectEvent(() => {
    rememberChoice(contesto, ordine)
    const theirs = conChiaviNote(ordineFormValues(ordine), letti.current)
    void riparti(theirs, mergeOrdine(letti.current, form.values, theirs).valori)
  })
  const daSeguire = superata && !diversa ? ordine.versione : null
  useEffect(() => {
    if (daSeguire !== null) segui()
  }, [daSeguire])

  return {
    form,
    /** Somebody saved while this was being typed. */
    superata: diversa,
    aggiorna: () => void unisciAltrui('un altro utente', false),
    conflitto: altrui && {
      form,
      altrui,
      onCancel: () => setAltrui(null),
      onUnisci: (uniti: OrdineFormValues) => void concludi(altrui.valori, uniti, altrui.poiSalva),
    },
  }
}

/** The same lines under the same keys, also those that were stored from this form. */
function conChiaviNote(values: OrdineFormValues, noti: OrdineFormValues): OrdineFormValues {
  const chiavi = new Map(noti.righe.map(({ id, chiave }) => [id, chiave]))
  return { ...values, righe: values.righe.map((riga) => ({ ...riga, chiave: chiavi.get(riga.id) ?? riga.chiave })) }
}
