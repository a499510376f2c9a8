import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { ordineSchema } from '../../../../../server/ordini/ordini/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { environment } from '../../../../relay/environment.ts'
import { messaggioErrore } from '../../../../relay/errors.ts'
import { useAvvisi } from '../../../../ui/Avvisi.tsx'
import type { useModificaOrdineMutation } from './__generated__/useModificaOrdineMutation.graphql.ts'
import type { useModificaOrdineQuery } from './__generated__/useModificaOrdineQuery.graphql.ts'
import type { Altrui } from './conflitto/ConflittoOrdine.tsx'
import { unisci } from './conflitto/unisci.ts'
import { type ContestoModulo, ricorda } from './contesto.ts'
import { leggiOrdine, type OrdineLetto } from './ordine.ts'
import { inputModifica, type ValoriOrdine, valoriDi } from './valori.ts'

/** Milliseconds after the last key before sixty lines are validated. */
export const ATTESA = 300

// Both answer all that the tabs show of an order: of a line that is new to the store, they would find only a part.
const mutation = graphql`
  mutation useModificaOrdineMutation($input: UpdateOrdineInput!) {
    updateOrdine(input: $input) {
      ordine {
        ...ordine_modulo
        ...SchedaModifica_ordine
        ...Vista_ordine
        ...Testata_insegne
        ...Testata_azioni
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
  query useModificaOrdineQuery($pk: Int!) {
    ordine(pk: $pk) {
      ...ordine_modulo
      ...SchedaModifica_ordine
      ...Vista_ordine
      ...Testata_insegne
      ...Testata_azioni
    }
  }
`

const tutto = { prezzi: true, agente: true, autoSchedulazione: true }
/** Whether anything that the form shows is another. */
const cambia = (prima: ValoriOrdine, dopo: ValoriOrdine) => Object.keys(inputModifica(prima, dopo, tutto)).length > 1

/** The lines that were stored, under the keys that they had in the form: their cards stay where the cursor is. */
function conChiavi(salvati: ValoriOrdine, inviati: ValoriOrdine): ValoriOrdine {
  const righe = salvati.righe.map((riga, indice) => ({ ...riga, chiave: inviati.righe[indice]?.chiave ?? riga.chiave }))
  return { ...salvati, righe }
}

/**
 * The form of an order that is there already. Only what was changed is sent; what somebody else saved meanwhile is
 * never overwritten unasked, and never overwrites what is being typed.
 */
export function useModificaOrdine(ordine: OrdineLetto, contesto: ContestoModulo) {
  const { pk } = ordine
  const [primi] = useState(() => valoriDi(ordine))
  /** What the form began from: what is sent is what differs from it. */
  const letti = useRef(primi)
  const [altrui, setAltrui] = useState<Altrui | null>(null)
  const avvisi = useAvvisi()

  const { form, conflitto, chiudiConflitto } = useMutationForm<useModificaOrdineMutation, ValoriOrdine>({
    mutation,
    iniziali: primi,
    schema: ordineSchema,
    attesa: ATTESA,
    variabili: (valori) => ({ input: { pk, ...inputModifica(letti.current, valori, contesto.visibile) } }),
    successo: 'Ordine salvato',
    dopo({ updateOrdine }, inviati, attuali) {
      if (!updateOrdine.ordine) return { iniziali: inviati, valori: attuali }
      const salvato = leggiOrdine(updateOrdine.ordine)
      ricorda(contesto, salvato)
      letti.current = conChiavi(valoriDi(salvato), inviati)
      // What was typed while it was being saved stays.
      const valori = attuali === inviati ? letti.current : unisci(inviati, attuali, letti.current).valori
      return { iniziali: letti.current, valori }
    },
  })

  async function riparti(loro: ValoriOrdine, valori: ValoriOrdine) {
    letti.current = loro
    form.resetForm({ values: loro })
    await form.setValues(valori, false)
  }

  /** Brings what is stored now into the form; asks where both changed the same. @param poiSalva whether to go on saving */
  async function unisciAltrui(autore: string, poiSalva: boolean) {
    const dati = await fetchQuery<useModificaOrdineQuery>(environment, adesso, { pk }, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch((errore: unknown) => {
        avvisi.errore(messaggioErrore(errore))
        return null
      })
    if (!dati) return
    if (!dati.ordine) return avvisi.errore('L’ordine non esiste più: è stato eliminato.')
    const letto = leggiOrdine(dati.ordine)
    ricorda(contesto, letto)
    const valori = conChiaviNote(valoriDi(letto), letti.current)
    const { contese, valori: uniti } = unisci(letti.current, form.values, valori)
    if (contese.length > 0) setAltrui({ autore, valori, poiSalva })
    else await concludi(valori, uniti, poiSalva)
  }

  async function concludi(loro: ValoriOrdine, uniti: ValoriOrdine, poiSalva: boolean) {
    setAltrui(null)
    await riparti(loro, uniti)
    if (poiSalva) await form.submitForm()
  }

  const risolvi = useEffectEvent((autore: unknown) => {
    chiudiConflitto()
    void unisciAltrui(typeof autore === 'string' ? autore : 'un altro utente', true)
  })
  useEffect(() => {
    if (conflitto) risolvi(conflitto.extensions.autore)
  }, [conflitto])

  // Read anew: where nothing was typed, or nothing that the form shows has changed, the form follows by itself.
  const superata = ordine.versione > form.values.versione && !form.isSubmitting
  const diversa = superata && form.dirty && cambia(letti.current, valoriDi(ordine))
  const segui = useEffectEvent(() => {
    ricorda(contesto, ordine)
    const loro = conChiaviNote(valoriDi(ordine), letti.current)
    void riparti(loro, unisci(letti.current, form.values, loro).valori)
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
      onAnnulla: () => setAltrui(null),
      onUnisci: (uniti: ValoriOrdine) => void concludi(altrui.valori, uniti, altrui.poiSalva),
    },
  }
}

/** The same lines under the same keys, also those that were stored from this form. */
function conChiaviNote(valori: ValoriOrdine, noti: ValoriOrdine): ValoriOrdine {
  const chiavi = new Map(noti.righe.map(({ id, chiave }) => [id, chiave]))
  return { ...valori, righe: valori.righe.map((riga) => ({ ...riga, chiave: chiavi.get(riga.id) ?? riga.chiave })) }
}
