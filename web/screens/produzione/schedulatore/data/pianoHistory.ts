import { isUntouched, needsProva, type PianoAction, type PianoState, pianoReducer } from '../piano.ts'

/** The plan in the panel, with what it was before each edit and what was undone. */
export interface PianoHistory {
  piano: PianoState
  back: readonly PianoState[]
  forward: readonly PianoState[]
}

export type HistoryAction = PianoAction | { tipo: 'annulla' } | { tipo: 'ripeti' }

/** Edits that are remembered. */
const LIMIT = 100
const EDITS: ReadonlySet<HistoryAction['tipo']> = new Set(['inizio', 'durata', 'fornitore', 'autoStart', 'ricalcola'])

/** What was read, saved or removed is where one cannot go back behind. */
const BEGINNINGS: ReadonlySet<HistoryAction['tipo']> = new Set(['carica', 'salvato', 'rimosso'])

export const historyOf = (piano: PianoState): PianoHistory => ({ piano, back: [], forward: [] })

/** An earlier plan as an edit of the present one: answers that are on their way are of neither. */
function again(then: PianoState, now: PianoState): PianoState {
  const generation = now.generazione + 1
  return {
    ...then,
    generazione: generation,
    provata: needsProva(then) ? now.provata : generation,
    loaded: isUntouched(then) ? generation : now.loaded,
  }
}

/** How an edit, an undo and a redo change the plan. */
export function historyReducer(history: PianoHistory, action: HistoryAction): PianoHistory {
  const { piano, back, forward } = history
  if (action.tipo === 'annulla') {
    const then = back.at(-1)
    if (!then) return history
    return { piano: again(then, piano), back: back.slice(0, -1), forward: [...forward, piano] }
  }
  if (action.tipo === 'ripeti') {
    const then = forward.at(-1)
    if (!then) return history
    return { piano: again(then, piano), back: [...back, piano], forward: forward.slice(0, -1) }
  }
  const next = pianoReducer(piano, action)
  if (next === piano) return history
  if (EDITS.has(action.tipo)) return { piano: next, back: [...back, piano].slice(-LIMIT), forward: [] }
  return BEGINNINGS.has(action.tipo) ? historyOf(next) : { ...history, piano: next }
}
