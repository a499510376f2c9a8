import { type Dispatch, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { formatDate } from '../../../../../server/shared/formats/formats.ts'
import { errorsSentence } from '../../../../relay/answers/payloadErrors.ts'
import { errorMessage, RefusalError } from '../../../../relay/errors.ts'
import { useOpened } from '../../../../relay/opened/useOpened.ts'
import { useConfirm } from '../../../../ui/Confirm.tsx'
import { useNotices } from '../../../../ui/Notices.tsx'
import type { SchedulerActions } from '../actions.ts'
import type { OrdiniFornitoreDialogQuery } from '../dialogs/__generated__/OrdiniFornitoreDialogQuery.graphql.ts'
import ordiniFornitoreQuery from '../dialogs/__generated__/OrdiniFornitoreDialogQuery.graphql.ts'
import type { EndMode } from '../dialogs/MoveEndDialog.tsx'
import type { FaseConflict } from '../dialogs/PianoConflictDialog.tsx'
import type { SchedulerDialog } from '../dialogs/SchedulerDialogs.tsx'
import type { CellaPlace, ChosenOrdine } from '../model.ts'
import type { PianoAction, PianoState, ProvaState } from '../piano.ts'
import { useRepair } from './useRepair.ts'
import { useSchedulerWrites } from './useSchedulerWrites.ts'

interface Opzioni {
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
export function useScheduler({ ordine, salvato, piano, fai, adesso, rileggi, onApriOrdine }: Opzioni) {
  const notices = useNotices()
  const conferma = useConfirm()
  const scritture = useSchedulerWrites()
  const riparazione = useRepair(rileggi)
  const [dialogo, setDialogo] = useState<SchedulerDialog | null>(null)
  const chiudi = useCallback(() => setDialogo(null), [])
  const ordiniFornitore = useOpened<OrdiniFornitoreDialogQuery>(ordiniFornitoreQuery)

  /** Puts back what was saved before, all at once. */
  function ripristina(pk: number, prima: { prova: ProvaState; saved: boolean } | null) {
    return async () => {
      const esito = prima?.saved ? await scritture.salva(pk, prima.prova.fasi) : { ok: await scritture.rimuovi(pk) }
      if (esito.ok) notices.successo('Com’era prima')
      else if ('guasto' in esito && esito.guasto instanceof RefusalError)
        notices.errore('Nel frattempo lo spazio è stato occupato: non si può tornare indietro.')
    }
  }

  async function salva() {
    if (!ordine) return
    const prima = salvato
    const { generazione } = piano
    const esito = await scritture.salva(ordine.pk, piano.fasi)
    if (esito.ok) {
      fai({ tipo: 'salvato', generazione, prova: esito.dati })
      notices.successo('Schedulazione salvata', { etichetta: 'Annulla', onClick: ripristina(ordine.pk, prima) })
      return
    }
    if (esito.guasto instanceof RefusalError && esito.guasto.code === 'CONFLICT') {
      setDialogo({ tipo: 'conflitto', conflitti: (esito.guasto.extensions.conflitti ?? []) as FaseConflict[] })
    }
  }

  async function elimina() {
    if (!ordine) return
    const certo = await conferma({
      titolo: `Eliminare la schedulazione dell’ordine ${ordine.numeroCommessa}?`,
      testo: 'Le ore occupate nei reparti tornano libere.',
      conferma: 'Elimina',
      distruttiva: true,
    })
    if (!certo || !(await scritture.rimuovi(ordine.pk))) return
    fai({ tipo: 'rimosso' })
    notices.successo(`Schedulazione dell’ordine ${ordine.numeroCommessa} eliminata`)
  }

  async function rimuoviFase(nomeFase: string) {
    if (!ordine) return
    const prima = salvato
    if (!(await scritture.rimuovi(ordine.pk, [nomeFase]))) return
    notices.successo(`${nomeFase} rimossa dalla schedulazione`, {
      etichetta: 'Annulla',
      onClick: ripristina(ordine.pk, prima),
    })
  }

  async function spostaFine(nomeFase: string, fine: string, modo: EndMode) {
    if (!ordine) return
    const prima = salvato
    const consegna = ordine.dataConsegna
    if (!(await scritture.spostaFine(ordine.pk, nomeFase, fine, modo))) return
    chiudi()
    notices.successo(`Fine di ${nomeFase} spostata`, {
      etichetta: 'Annulla',
      async onClick() {
        if (modo === 'dipendenti_e_consegna') await scritture.consegna(ordine.pk, consegna)
        await ripristina(ordine.pk, prima)()
      },
    })
    // The delivery is of the order, and what it warns of.
    if (modo === 'dipendenti_e_consegna') rileggi()
  }

  async function spostaConsegna(giorno: string) {
    if (!ordine) return
    const prima = ordine.dataConsegna
    const esito = await scritture.consegna(ordine.pk, giorno)
    if (!esito.ok) {
      const errore = esito.guasto ? errorMessage(esito.guasto) : errorsSentence(esito.errori)
      setDialogo({ tipo: 'consegna', proposta: giorno, errore })
      return
    }
    chiudi()
    notices.successo(`Approntamento spostato al ${formatDate(giorno)}`, {
      etichetta: 'Annulla',
      onClick: () => void scritture.consegna(ordine.pk, prima).then(rileggi),
    })
    fai({ tipo: 'consegna' })
    rileggi()
  }

  async function ripara(cella: CellaPlace) {
    if (await riparazione.ripara(cella)) chiudi()
  }

  const ricarica = () => salvato && fai({ tipo: 'carica', ...salvato })
  function apriOrdiniFornitore(nomeFase: string) {
    if (!ordine) return
    ordiniFornitore.open({ ordine: ordine.pk, tipologia: nomeFase })
    setDialogo({ tipo: 'ordiniFornitore', nomeFase })
  }

  const mosse = { salva, elimina, rimuoviFase, ricarica, apriOrdiniFornitore }
  // The panel's cards are drawn again only when what they show changes: their actions stay the same functions.
  const ultime = useRef({ mosse, adesso, onApriOrdine })
  useLayoutEffect(() => {
    ultime.current = { mosse, adesso, onApriOrdine }
  })
  const azioni = useMemo<SchedulerActions>(
    () => ({
      inizio: (nomeFase, inizio, relaxed = inizio === null) => fai({ tipo: 'inizio', nomeFase, inizio, relaxed }),
      durata: (nomeFase, durataOverride) => fai({ tipo: 'durata', nomeFase, durataOverride }),
      fornitore: (nomeFase, fornitore) => fai({ tipo: 'fornitore', nomeFase, fornitore }),
      autoStart() {
        const { adesso: ora } = ultime.current
        fai({ tipo: 'autoStart', oggi: ora.slice(0, 10), ora: ora.slice(11, 13) })
      },
      salva: () => void ultime.current.mosse.salva(),
      elimina: () => void ultime.current.mosse.elimina(),
      rimuoviFase: (nomeFase) => void ultime.current.mosse.rimuoviFase(nomeFase),
      apriSpostaFine: (nomeFase, proposta = null) => setDialogo({ tipo: 'fine', nomeFase, proposta }),
      apriOrdiniFornitore: (nomeFase) => ultime.current.mosse.apriOrdiniFornitore(nomeFase),
      apriRipara: (cella) => setDialogo({ tipo: 'ripara', cella }),
      apriMancanti: () => setDialogo({ tipo: 'mancanti' }),
      apriConsegna: (proposta) => setDialogo({ tipo: 'consegna', proposta, errore: null }),
      apriOrdine: (pk) => ultime.current.onApriOrdine(pk),
      ricarica: () => void ultime.current.mosse.ricarica(),
      riprova: () => fai({ tipo: 'riprova' }),
    }),
    [fai],
  )
  return {
    azioni,
    dialogo,
    ordiniFornitore,
    apri: setDialogo,
    chiudi,
    spostaFine,
    spostaConsegna,
    ripara,
    salvataggio: scritture.inCorso || riparazione.inCorso,
    ricalcola() {
      chiudi()
      fai({ tipo: 'ricalcola' })
    },
  }
}
