import { margineInWords } from '#ordini/ordini/rules.ts'
import { lastDay, margineOf } from '#shared/dates/margine.ts'
import { endOfPiano, type ProvaState } from '../piano.ts'
import { civilMinutes, dayOfNumber, numberOfDay } from '../time.ts'

/** A plan as the screen has it, and its order. */
interface ShownPlan {
  fasi: readonly Fase[]
  saved: boolean
  ritardoMateriali: number
  ordine: { dataConsegna: string | null; finished: boolean }
}

interface Fase {
  readonly inizio: string | null
  readonly fine: string | null
}

const instant = (text: string | null) => (text === null ? null : civilMinutes(text))
const lastNumber = (fasi: readonly Fase[]) =>
  lastDay(fasi.map(({ inizio, fine }) => ({ inizio: instant(inizio), fine: instant(fine) })))

/** 'YYYY-MM-DD' of the last day that a plan works on; null of one without dates. */
export function lastPianoDay(fasi: readonly Fase[]): string | null {
  const last = lastNumber(fasi)
  return last === null ? null : dayOfNumber(last)
}

/**
 * The margin that is shown of a plan, as the engine counts it; null when that of a saved one says nothing any more, as
 * everywhere: it is over, or its order is finished.
 * @param today 'YYYY-MM-DD'
 */
export function shownMargin({ fasi, saved, ritardoMateriali, ordine }: ShownPlan, today: string): number | null {
  const fine = endOfPiano(fasi)
  if (saved && (ordine.finished || (fine !== null && fine < today))) return null
  const last = lastNumber(fasi)
  const consegna = ordine.dataConsegna === null ? null : numberOfDay(ordine.dataConsegna)
  return margineOf(last === null ? null : last + ritardoMateriali, consegna)
}

/** The margin that a plan in hand would have, in words; null where nothing can be said. */
export function margineOfGhost(
  { fasi, ritardoMateriali }: ProvaState,
  ordine: ShownPlan['ordine'],
  today: string,
): string | null {
  const days = shownMargin({ fasi, saved: false, ritardoMateriali, ordine }, today)
  return days === null ? null : margineInWords(days, ritardoMateriali)
}
