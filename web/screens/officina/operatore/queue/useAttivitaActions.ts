import { useMemo } from 'react'
import { errorsSentence } from '#relay/answers/payloadErrors.ts'
import { newRequestId } from '#relay/network.ts'
import { newObject, type WriteOutcome } from '#relay/offline/writeQueue.ts'
import { formatTime, isoDate } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNotices } from '#ui/Notices.tsx'
import type { NewChoice } from '../add/NewAttivitaForm.tsx'
import { attivitaName, doneInWords, type ShownAttivita } from '../attivita.ts'
import type { AttivitaChange } from '../edit/AttivitaForm.tsx'
import type { OpenedAttivita, ReadDetail } from '../edit/useOpenAttivita.ts'
import { readAttivita, readDetail } from '../readAttivita.ts'
import type { SavedAttivita, useAttivitaQueue } from './useAttivitaQueue.ts'

type Write = ReturnType<typeof useAttivitaQueue>['write']

/** An activity that has just begun, as the answer brought it: the page is read again only after it. */
export interface BegunAttivita {
  /** How the device called it, for as long as its write is among those that wait. */
  readonly object: string
  readonly attivita: ShownAttivita
  readonly detail: ReadDetail
}

const KEPT = 'Salvata su questo dispositivo: parte appena torna la rete'

/**
 * What begins, changes and removes activities on this screen, each through the queue.
 * @param begun told of one that the server has begun today
 */
export function useAttivitaActions(
  write: Write,
  opened: OpenedAttivita,
  reread: () => void,
  begun: (made: BegunAttivita) => void,
) {
  const notices = useNotices()
  const confirm = useConfirm()
  return useMemo(() => {
    /** Says how it went; what was refused is said where it was written. */
    function tell(outcome: WriteOutcome, done = '') {
      if (outcome.state === 'kept') notices.info(KEPT)
      if (outcome.state !== 'done') return
      const avvisi = (outcome.data as SavedAttivita | null)?.avvisi ?? []
      if (avvisi.length > 0) notices.info(doneInWords(done, avvisi))
      else if (done) notices.success(done)
      reread()
    }

    /** Sends a new activity; its card says that it is there. One of another day has hours to be written: it opens. */
    async function create(shown: ShownAttivita, input: Record<string, unknown>, key: string) {
      const words = `${shown.lavorazione.nome}, ${attivitaName(shown)}: nuova attività`
      const outcome = await write('create', null, { input, shown }, words, key)
      tell(outcome)
      const made = outcome.state === 'done' ? (outcome.data as SavedAttivita).attivita : null
      const toFill = shown.oraInizio === null
      if (outcome.state === 'kept' && toFill) opened.open({ ...shown, inAttesa: true }, null)
      if (made && toFill) opened.show(readAttivita(made), readDetail(made))
      if (made && !toFill) begun({ object: shown.object, attivita: readAttivita(made), detail: readDetail(made) })
      return outcome
    }

    function fresh(
      key: string,
      data: string,
      of: Pick<ShownAttivita, 'ordine' | 'lavorazione' | 'secondaLavorazione'>,
    ) {
      const today = data === isoDate(new Date())
      return {
        object: newObject(key),
        pk: null,
        data,
        ordine: of.ordine,
        lavorazione: of.lavorazione,
        secondaLavorazione: of.secondaLavorazione,
        oraInizio: today ? formatTime(new Date()) : null,
        oraFine: null,
        fineProposta: null,
        chiusura: null,
        tempo: null,
        note: '',
        fineLavorazione: false,
        avanzamento: '',
        versione: 0,
        motivoNonModificabile: null,
        motivoNonEliminabile: 'È solo su questo dispositivo.',
        inAttesa: true,
      } satisfies ShownAttivita
    }

    const named = (attivita: Pick<ShownAttivita, 'ordine' | 'lavorazione' | 'secondaLavorazione'>) => ({
      lavorazionePk: attivita.lavorazione.pk,
      ordinePk: attivita.ordine?.pk ?? null,
      secondaLavorazionePk: attivita.secondaLavorazione?.pk ?? null,
    })

    /** Begins an activity on a day. */
    function start(data: string, { lavorazione, ordine, secondaLavorazione }: NewChoice) {
      const key = newRequestId()
      const of = { lavorazione, ordine, secondaLavorazione }
      return create(fresh(key, data, of), { ...named(of), data }, key)
    }

    return {
      start,
      /** The same at one touch: no form is there to say why not. */
      async begin(data: string, choice: NewChoice) {
        const outcome = await start(data, choice)
        if (outcome.state === 'refused') notices.error(errorsSentence(outcome.errors))
      },
      /** Begins another record of one that has ended, now. */
      async again(attivita: ShownAttivita) {
        const key = newRequestId()
        const data = isoDate(new Date())
        const input = { ...named(attivita), data, precedentePk: attivita.pk }
        const outcome = await create(fresh(key, data, attivita), input, key)
        if (outcome.state === 'refused') notices.error(errorsSentence(outcome.errors))
      },
      async save(attivita: ShownAttivita, change: AttivitaChange) {
        const words = `${attivita.lavorazione.nome}, ${attivitaName(attivita)}: modifica`
        const input = { ...change, ...(attivita.pk === null ? {} : { versione: attivita.versione }) }
        const outcome = await write('update', attivita.object, { input }, words)
        tell(outcome, 'Attività salvata')
        if (outcome.state !== 'refused') opened.close()
        return outcome
      },
      /** Ends one at this minute; a pause is an end too, which the work goes on from. */
      async end(attivita: ShownAttivita, pezzi: AttivitaChange['pezzi'], pause: boolean) {
        const words = `${attivita.lavorazione.nome}, ${attivitaName(attivita)}: ${pause ? 'pausa' : 'fine'}`
        const input = {
          oraFine: formatTime(new Date()),
          pezzi,
          ...(attivita.pk === null ? {} : { versione: attivita.versione }),
        }
        const outcome = await write('update', attivita.object, { input }, words)
        tell(outcome, pause ? 'In pausa' : 'Finita')
        return outcome
      },
      /** Writes what the form holds as another activity; this one stays as it is. */
      async saveAsNew(attivita: ShownAttivita, change: AttivitaChange) {
        const key = newRequestId()
        const input = { ...named(attivita), ...change, data: attivita.data, precedentePk: attivita.pk }
        const shown = { ...fresh(key, attivita.data, attivita), ...change, tempo: null }
        const words = `${attivita.lavorazione.nome}, ${attivitaName(attivita)}: nuova registrazione`
        const outcome = await write('create', null, { input, shown }, words, key)
        tell(outcome, 'Nuova registrazione salvata')
        if (outcome.state !== 'refused') opened.close()
        return outcome
      },
      async remove(attivita: ShownAttivita) {
        const question = {
          title: 'Sei sicuro di voler eliminare questa attività?',
          text: 'I suoi pezzi e i suoi controlli tornano da fare.',
          conferma: 'Elimina',
          distruttiva: true,
          forever: true,
        }
        if (!(await confirm(question))) return
        const words = `${attivita.lavorazione.nome}, ${attivitaName(attivita)}: elimina`
        const outcome = await write('delete', attivita.object, { input: {} }, words)
        tell(outcome, 'Attività eliminata')
        if (outcome.state === 'refused') notices.error(errorsSentence(outcome.errors))
        else opened.close()
      },
    }
  }, [write, opened, reread, begun, notices, confirm])
}

export type AttivitaActions = ReturnType<typeof useAttivitaActions>
