import { type Dispatch, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SchedulerDialogsOrdiniFornitoreDialogQuery } from '#generated/SchedulerDialogsOrdiniFornitoreDialogQuery.graphql.ts'
import ordiniFornitoreQuery from '#generated/SchedulerDialogsOrdiniFornitoreDialogQuery.graphql.ts'
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
import type { CellaPlace, ChosenOrdine, PianoFase } from '../model.ts'
import type { PianoAction, PianoState, ProvaState } from '../piano.ts'
import { useRepair } from './useRepair.ts'
import { useSchedulerWrites } from './useSchedulerWrites.ts'

interface Options {
  ordine: ChosenOrdine | null
  /** The order's schedule as it was last read from the database. */
  saved: { prova: ProvaState; saved: boolean } | null
  piano: PianoState
  fai: Dispatch<PianoAction>
  /** Now, 'YYYY-MM-DD HH:mm:ss' in the factory. */
  adesso: string
  reread: () => void
  onOpenOrdine: (pk: number) => void
}

/** What a planner does, with its questions before and its undo after. */
export function useScheduler({ ordine, saved, piano, fai, adesso, reread, onOpenOrdine }: Options) {
  const notices = useNotices()
  const conferma = useConfirm()
  const writings = useSchedulerWrites()
  const riparazione = useRepair(reread)
  const [dialog, setDialog] = useState<SchedulerDialog | null>(null)
  const close = useCallback(() => setDialog(null), [])
  const ordiniFornitore = useOpened<SchedulerDialogsOrdiniFornitoreDialogQuery>(ordiniFornitoreQuery)

  /**
   * Puts back what was saved before, all at once.
   * @param left what was saved in its place: what somebody else has planned since is not undone
   */
  function restore(pk: number, before: { prova: ProvaState; saved: boolean } | null, left: readonly PianoFase[]) {
    return async () => {
      const outcome = before?.saved
        ? await writings.save(pk, before.prova.fasi, left)
        : { ok: (await writings.remove(pk, [], left)) !== null }
      if (outcome.ok) notices.success('Com’era prima')
      else if ('fault' in outcome && outcome.fault instanceof RefusalError)
        notices.error(
          outcome.fault.extensions.conflitti
            ? 'Nel frattempo lo spazio è stato occupato: non si può tornare indietro.'
            : outcome.fault.message,
        )
      return outcome.ok
    }
  }

  async function save() {
    if (!ordine) return
    const before = saved
    const { generazione } = piano
    const outcome = await writings.save(ordine.pk, piano.fasi)
    if (outcome.ok) {
      fai({ tipo: 'salvato', generazione, prova: outcome.data })
      notices.success('Schedulazione salvata', {
        label: 'Annulla',
        onClick: restore(ordine.pk, before, outcome.data.fasi),
      })
      return
    }
    if (outcome.fault instanceof RefusalError && outcome.fault.code === 'CONFLICT') {
      setDialog({ tipo: 'conflitto', conflicts: (outcome.fault.extensions.conflitti ?? []) as FaseConflict[] })
    }
  }

  async function remove() {
    if (!ordine) return
    const sure = await conferma({
      title: `Eliminare la schedulazione dell’ordine ${ordine.numeroCommessa}?`,
      text: 'Le ore occupate nei reparti tornano libere.',
      conferma: 'Elimina',
      distruttiva: true,
    })
    if (!sure) return
    const before = saved
    const left = await writings.remove(ordine.pk)
    if (!left) return
    fai({ tipo: 'rimosso' })
    notices.success(`Schedulazione dell’ordine ${ordine.numeroCommessa} eliminata`, {
      label: 'Annulla',
      onClick: restore(ordine.pk, before, left),
    })
  }

  async function removeFase(nomeFase: string) {
    if (!ordine) return
    const before = saved
    const left = await writings.remove(ordine.pk, [nomeFase])
    if (!left) return
    notices.success(`${nomeFase} rimossa dalla schedulazione`, {
      label: 'Annulla',
      onClick: restore(ordine.pk, before, left),
    })
  }

  async function moveFine(nomeFase: string, fine: string, mode: EndMode) {
    if (!ordine) return
    const before = saved
    const consegna = ordine.dataConsegna
    const left = await writings.moveFine(ordine.pk, nomeFase, fine, mode)
    if (!left) return
    close()
    notices.success(`Fine di ${nomeFase} spostata`, {
      label: 'Annulla',
      async onClick() {
        const isRestored = await restore(ordine.pk, before, left)()
        if (isRestored && mode === 'dipendenti_e_consegna') await restoreConsegna(ordine.pk, consegna)
      },
    })
    // The delivery is of the order, and what it warns of.
    if (mode === 'dipendenti_e_consegna') reread()
  }

  /** @param versione of the order after it was moved: what somebody else has changed since is not undone */
  async function restoreConsegna(pk: number, before: string | null, versione?: number | null) {
    const outcome = await writings.consegna(pk, before, versione)
    if (!outcome.ok && !outcome.fault) notices.error(errorsSentence(outcome.errors))
    reread()
  }

  async function moveConsegna(day: string) {
    if (!ordine) return
    const before = ordine.dataConsegna
    const outcome = await writings.consegna(ordine.pk, day)
    if (!outcome.ok) {
      const error = outcome.fault ? errorMessage(outcome.fault) : errorsSentence(outcome.errors)
      setDialog({ tipo: 'consegna', proposta: day, error })
      return
    }
    close()
    notices.success(`Approntamento spostato al ${formatDate(day)}`, {
      label: 'Annulla',
      onClick: () => restoreConsegna(ordine.pk, before, outcome.data.patchOrdine.ordine?.versione),
    })
    fai({ tipo: 'consegna' })
    reread()
  }

  async function repair(cella: CellaPlace) {
    if (await riparazione.ripara(cella)) close()
  }

  const reload = () => saved && fai({ tipo: 'carica', ...saved })
  function openOrdiniFornitore(nomeFase: string) {
    if (!ordine) return
    ordiniFornitore.open({ ordine: ordine.pk, tipologia: nomeFase })
    setDialog({ tipo: 'ordiniFornitore', nomeFase })
  }

  const rearranged = {
    save,
    remove,
    removeFase,
    ricarica: reload,
    openOrdiniFornitore,
  }
  // The panel's cards are drawn again only when what they show changes: their actions stay the same functions.
  const last = useRef({ mosse: rearranged, adesso, onOpenOrdine })
  useLayoutEffect(() => {
    last.current = { mosse: rearranged, adesso, onOpenOrdine }
  })
  const actions = useMemo<SchedulerActions>(
    () => ({
      inizio: (nomeFase, inizio, relaxed = inizio === null) => fai({ tipo: 'inizio', nomeFase, inizio, relaxed }),
      duration: (nomeFase, durataOverride) => fai({ tipo: 'durata', nomeFase, durataOverride }),
      fornitore: (nomeFase, fornitore) => fai({ tipo: 'fornitore', nomeFase, fornitore }),
      autoStart() {
        const { adesso: hour } = last.current
        fai({ tipo: 'autoStart', today: hour.slice(0, 10), hour: hour.slice(11, 13) })
      },
      save: () => void last.current.mosse.save(),
      remove: () => void last.current.mosse.remove(),
      removeFase: (nomeFase) => void last.current.mosse.removeFase(nomeFase),
      openMoveFine: (nomeFase, proposta = null) => setDialog({ tipo: 'fine', nomeFase, proposta }),
      openOrdiniFornitore: (nomeFase) => last.current.mosse.openOrdiniFornitore(nomeFase),
      openRepair: (cella) => setDialog({ tipo: 'ripara', cella }),
      openMissing: () => setDialog({ tipo: 'mancanti' }),
      openConsegna: (proposta) => setDialog({ tipo: 'consegna', proposta, error: null }),
      openOrdine: (pk) => last.current.onOpenOrdine(pk),
      ricarica: () => void last.current.mosse.ricarica(),
      retry: () => fai({ tipo: 'riprova' }),
    }),
    [fai],
  )
  return {
    actions,
    dialog,
    ordiniFornitore,
    open: setDialog,
    close,
    moveFine,
    moveConsegna,
    ripara: repair,
    salvataggio: writings.inCorso || riparazione.inCorso,
    ricalcola() {
      close()
      fai({ tipo: 'ricalcola' })
    },
  }
}
