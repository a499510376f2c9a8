import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { errorMessage } from '../../../../relay/errors.ts'
import {
  EMPTY_PIANO,
  type FaseChoice,
  isUntouched,
  needsProva,
  notRelaxed,
  type PianoState,
  type ProvaState,
  pianoReducer,
} from '../piano.ts'
import { type HistoryAction, historyOf, historyReducer } from './pianoHistory.ts'

/** Wait after an edit before the server is asked: a duration is several keys. */
const PAUSA = 250

/** What is asked of a dry run. */
export interface ProvaRequest {
  scelte: Readonly<Record<string, FaseChoice>>
  /** `not_relaxed_fasi`: a phase, ALL or empty. */
  nonRilassate: string
  autoStart: boolean
}

export type AskProva = (richiesta: ProvaRequest, interruzione: AbortSignal) => Promise<ProvaState>

interface Opzioni {
  /** The order as it is in the database; another object when it was read again. */
  letto: { prova: ProvaState; saved: boolean } | null
  chiedi: AskProva
}

/**
 * The plan in the panel: every edit is followed by a dry run, a little later; an edit meanwhile takes its place, and an
 * answer to an older one is thrown away.
 * @returns also whether somebody else has saved the order while it was being edited here (`superato`)
 */
export function usePiano({ letto, chiedi }: Opzioni): {
  piano: PianoState
  fai: Dispatch<HistoryAction>
  inCorso: boolean
  superato: boolean
} {
  const [{ piano }, fai] = useReducer(historyReducer, letto, (primo) =>
    historyOf(primo ? pianoReducer(EMPTY_PIANO, { tipo: 'carica', ...primo }) : EMPTY_PIANO),
  )
  const [mostrato, setMostrato] = useState(letto)
  const [superato, setSuperato] = useState(false)
  if (superato && isUntouched(piano)) setSuperato(false)
  if (letto !== mostrato) {
    setMostrato(letto)
    // What is being edited is not thrown away because somebody else saved: the save will say.
    if (letto && (mostrato === null || isUntouched(piano))) fai({ tipo: 'carica', ...letto })
    else if (letto && mostrato) setSuperato(superato || date(letto.prova) !== date(mostrato.prova))
  }

  const daFare = needsProva(piano)
  const prova = useEffectEvent((interruzione: AbortSignal) => {
    const { generazione, scelte, auto: autoStart } = piano
    chiedi({ scelte, nonRilassate: autoStart ? '' : notRelaxed(piano), autoStart }, interruzione).then(
      (risposta) => {
        if (!interruzione.aborted) fai({ tipo: 'schedulato', generazione, prova: risposta })
      },
      (error: Error) => {
        if (!interruzione.aborted) fai({ tipo: 'fallito', generazione, motivo: errorMessage(error) })
      },
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit is a new question
  useEffect(() => {
    if (!daFare) return
    const interruzione = new AbortController()
    const timer = setTimeout(() => prova(interruzione.signal), PAUSA)
    return () => {
      clearTimeout(timer)
      interruzione.abort()
    }
  }, [daFare, piano.generazione])

  return { piano, fai, inCorso: daFare, superato }
}

/** The dates of a plan, to be compared. */
function date({ fasi }: ProvaState): string {
  return fasi.map(({ nomeFase, inizio, fine }) => `${nomeFase} ${inizio} ${fine}`).join()
}
