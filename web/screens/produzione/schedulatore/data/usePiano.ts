import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { errorMessage } from '#relay/errors.ts'
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
const PAUSE = 250

/** What is asked of a dry run. */
export interface ProvaRequest {
  choices: Readonly<Record<string, FaseChoice>>
  /** `not_relaxed_fasi`: a phase, ALL or empty. */
  nonRilassate: string
  autoStart: boolean
}

export type AskProva = (request: ProvaRequest, abort: AbortSignal) => Promise<ProvaState>

interface Options {
  /** The order as it is in the database; another object when it was read again. */
  read: { prova: ProvaState; saved: boolean } | null
  ask: AskProva
}

/**
 * The plan in the panel: every edit is followed by a dry run, a little later; an edit meanwhile takes its place, and an
 * answer to an older one is thrown away.
 * @returns also whether somebody else has saved the order while it was being edited here (`superseded`)
 */
export function usePiano({ read, ask }: Options): {
  piano: PianoState
  fai: Dispatch<HistoryAction>
  inCorso: boolean
  superato: boolean
} {
  const [{ piano }, perform] = useReducer(historyReducer, read, (first) =>
    historyOf(first ? pianoReducer(EMPTY_PIANO, { tipo: 'carica', ...first }) : EMPTY_PIANO),
  )
  const [shown, setShown] = useState(read)
  const [superseded, setSuperseded] = useState(false)
  if (superseded && isUntouched(piano)) setSuperseded(false)
  if (read !== shown) {
    setShown(read)
    // What is being edited is not thrown away because somebody else saved: the save will say.
    if (read && (shown === null || isUntouched(piano))) perform({ tipo: 'carica', ...read })
    else if (read && shown) {
      // What is on screen already, as after an own removal, is nobody else's.
      const news = [shown.prova, piano].every((one) => date(read.prova) !== date(one))
      setSuperseded(superseded || news)
    }
  }

  const toDo = needsProva(piano)
  const trial = useEffectEvent((abort: AbortSignal) => {
    const { generazione, choices, auto: autoStart } = piano
    ask({ choices, nonRilassate: autoStart ? '' : notRelaxed(piano), autoStart }, abort).then(
      (answer) => {
        if (!abort.aborted) perform({ tipo: 'schedulato', generazione, prova: answer })
      },
      (error: Error) => {
        if (!abort.aborted) perform({ tipo: 'fallito', generazione, reason: errorMessage(error) })
      },
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit is a new question
  useEffect(() => {
    if (!toDo) return
    const abort = new AbortController()
    const timer = setTimeout(() => trial(abort.signal), PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [toDo, piano.generazione])

  return { piano, fai: perform, inCorso: toDo, superato: superseded }
}

/** The dates of a plan, to be compared. */
function date({ fasi }: Pick<ProvaState, 'fasi'>): string {
  return fasi.map(({ nomeFase, inizio, fine }) => `${nomeFase} ${inizio} ${fine}`).join()
}
