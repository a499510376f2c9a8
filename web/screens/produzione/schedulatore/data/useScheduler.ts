import { type Dispatch, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { OrdiniFornitoreDialogQuery } from '#generated/OrdiniFornitoreDialogQuery.graphql.ts'
import ordiniFornitoreQuery from '#generated/OrdiniFornitoreDialogQuery.graphql.ts'
import { errorsSentence } from '#relay/answers/payloadErrors.ts'
import { errorMessage, RefusalError } from '#relay/errors.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNotices } from '#ui/Notices.tsx'
import type { SchedulerActions } from '../actions.ts'
import type { EndMode } from '../dialogs/MoveEndDialog.tsx'
import type { FaseConflict } from '../dialogs/PianoConflictDialog.tsx'
import type { SchedulerDialog } from '../dialogs/SchedulerDialogs.tsx'
import type { CellaPlace, ChosenOrdine } from '../model.ts'
import type { PianoAction, PianoState, ProvaState } from '../piano.ts'
import { useRepair } from './useRepair.ts'
import { useSchedulerWrites } from './useSchedulerWrites.ts'

interface Options {
  ordine: ChosenOrdine | null
  /** The order's schedule as it was last read from the database. */
  salvato: { prova: ProvaState; saved: boolean } | null
  piano: PianoState
  fai: Dispatch<PianoAction>
  /** Now, 'YYYY-MM-DD HH:mm:ss' in the factory. */
  adesso: string
  rileggi: () => void
  onApriOrdine: (pk: number) => void
}

/** What a planner does, with its questions before and its undo after. */
export function useScheduler({ ordine, salvato, piano, fai, adesso, rileggi, onApriOrdine }: Options) {
  const notices = useNotices()
  const conferma = useConfirm()
  const writings = useSchedulerWrites()
  const riparazione = useRepair(rileggi)
  const [dialog, setDialog] = useState<SchedulerDialog | null>(null)
  const close = useCallback(() => setDialog(null), [])
  const ordiniFornitore = useOpened<OrdiniFornitoreDialogQuery>(ordiniFornitoreQuery)

  /** Puts back what was saved before, all at once. */
  function restore(pk: number, before: { prova: ProvaState; saved: boolean } | null) {
    return async () => {
      const outcome = before?.saved ? await writings.salva(pk, before.prova.fasi) : { ok: await writings.rimuovi(pk) }
      if (outcome.ok) notices.successo('Com’era prima')
      else if ('guasto' in outcome && outcome.guasto instanceof RefusalError)
        notices.errore('Nel frattempo lo spazio è stato occupato: non si può tornare indietro.')
    }
  }

  async function save() {
    if (!ordine) return
    const before = salvato
    const { generazione } = piano
    const outcome = await writings.salva(ordine.pk, piano.fasi)
    if (outcome.ok) {
      fai({ tipo: 'salvato', generazione, prova: outcome.dati })
      notices.successo('Schedulazione salvata', { etichetta: 'Annulla', onClick: restore(ordine.pk, before) })
      return
    }
    if (outcome.guasto instanceof RefusalError && outcome.guasto.code === 'CONFLICT') {
      setDialog({ tipo: 'conflitto', conflitti: (outcome.guasto.extensions.conflitti ?? []) as FaseConflict[] })
    }
  }

  async function remove() {
    if (!ordine) return
    const sure = await conferma({
      titolo: `Eliminare la schedulazione dell’ordine ${ordine.numeroCommessa}?`,
      testo: 'Le ore occupate nei reparti tornano libere.',
      conferma: 'Elimina',
      distruttiva: true,
    })
    if (!sure || !(await writings.rimuovi(ordine.pk))) return
    fai({ tipo: 'rimosso' })
    notices.successo(`Schedulazione dell’ordine ${ordine.numeroCommessa} eliminata`)
  }

  async function removeFase(nomeFase: string) {
    if (!ordine) return
    const before = salvato
    if (!(await writings.rimuovi(ordine.pk, [nomeFase]))) return
    notices.successo(`${nomeFase} rimossa dalla schedulazione`, {
      etichetta: 'Annulla',
      onClick: restore(ordine.pk, before),
    })
  }

  async function moveFine(nomeFase: string, fine: string, mode: EndMode) {
    if (!ordine) return
    const before = salvato
    const consegna = ordine.dataConsegna
    if (!(await writings.spostaFine(ordine.pk, nomeFase, fine, mode))) return
    close()
    notices.successo(`Fine di ${nomeFase} spostata`, {
      etichetta: 'Annulla',
      async onClick() {
        if (mode === 'dipendenti_e_consegna') await writings.consegna(ordine.pk, consegna)
        await restore(ordine.pk, before)()
      },
    })
    // The delivery is of the order, and what it warns of.
    if (mode === 'dipendenti_e_consegna') rileggi()
  }

  async function moveConsegna(day: string) {
    if (!ordine) return
    const before = ordine.dataConsegna
    const outcome = await writings.consegna(ordine.pk, day)
    if (!outcome.ok) {
      const error = outcome.guasto ? errorMessage(outcome.guasto) : errorsSentence(outcome.errori)
      setDialog({ tipo: 'consegna', proposta: day, errore: error })
      return
    }
    close()
    notices.successo(`Approntamento spostato al ${formatDate(day)}`, {
      etichetta: 'Annulla',
      onClick: () => void writings.consegna(ordine.pk, before).then(rileggi),
    })
    fai({ tipo: 'consegna' })
    rileggi()
  }

  async function repair(cella: CellaPlace) {
    if (await riparazione.ripara(cella)) close()
  }

  const reload = () => salvato && fai({ tipo: 'carica', ...salvato })
  function openOrdiniFornitore(nomeFase: string) {
    if (!ordine) return
    ordiniFornitore.open({ ordine: ordine.pk, tipologia: nomeFase })
    setDialog({ tipo: 'ordiniFornitore', nomeFase })
  }

  const rearranged = {
    salva: save,
    elimina: remove,
    rimuoviFase: removeFase,
    ricarica: reload,
    apriOrdiniFornitore: openOrdiniFornitore,
  }
  // The panel's cards are drawn again only when what they show changes: their actions stay the same functions.
  const last = useRef({ mosse: rearranged, adesso, onApriOrdine })
  useLayoutEffect(() => {
    last.current = { mosse: rearranged, adesso, onApriOrdine }
  })
  const actions = useMemo<SchedulerActions>(
    () => ({
      inizio: (nomeFase, inizio, relaxed = inizio === null) => fai({ tipo: 'inizio', nomeFase, inizio, relaxed }),
      durata: (nomeFase, durataOverride) => fai({ tipo: 'durata', nomeFase, durataOverride }),
      fornitore: (nomeFase, fornitore) => fai({ tipo: 'fornitore', nomeFase, fornitore }),
      autoStart() {
        const { adesso: hour } = last.current
        fai({ tipo: 'autoStart', oggi: hour.slice(0, 10), ora: hour.slice(11, 13) })
      },
      salva: () => void last.current.mosse.salva(),
      elimina: () => void last.current.mosse.elimina(),
      rimuoviFase: (nomeFase) => void last.current.mosse.rimuoviFase(nomeFase),
      apriSpostaFine: (nomeFase, proposta = null) => setDialog({ tipo: 'fine', nomeFase, proposta }),
      apriOrdiniFornitore: (nomeFase) => last.current.mosse.apriOrdiniFornitore(nomeFase),
      apriRipara: (cella) => setDialog({ tipo: 'ripara', cella }),
      apriMancanti: () => setDialog({ tipo: 'mancanti' }),
      apriConsegna: (proposta) => setDialog({ tipo: 'consegna', proposta, errore: null }),
      apriOrdine: (pk) => last.current.onApriOrdine(pk),
      ricarica: () => void last.current.mosse.ricarica(),
      riprova: () => fai({ tipo: 'riprova' }),
    }),
    [fai],
  )
  return {
    azioni: actions,
    dialogo: dialog,
    ordiniFornitore,
    apri: setDialog,
    chiudi: close,
    spostaFine: moveFine,
    spostaConsegna: moveConsegna,
    ripara: repair,
    salvataggio: writings.inCorso || riparazione.inCorso,
    ricalcola() {
      close()
      fai({ tipo: 'ricalcola' })
    },
  }
}
