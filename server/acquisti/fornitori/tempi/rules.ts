// How long a supplier really takes. docs/rules/acquisti.md#lead-times
import { TEMPO_MAX } from '../rules.ts'

/** Supplier orders that are counted at most, the latest to arrive. */
export const TEMPI_MAX = 1000
/** How far back they are counted, months. */
export const TEMPI_MONTHS = 24

/** What became of the orders of a supplier, in days on which it was open. */
export interface TempiReali {
  /** Supplier orders counted. */
  casi: number
  mediana: number
  /** Eight of ten took no longer. */
  ottoSuDieci: number
}

/** The value that a part of all does not exceed. */
const nearestRank = (sorted: readonly number[], part: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0

/** @param days days that each took, in no order @returns null when none is known */
export function tempiRealiOf(days: readonly number[]): TempiReali | null {
  if (days.length === 0) return null
  const sorted = [...days].sort((a, b) => a - b)
  return { casi: days.length, mediana: nearestRank(sorted, 0.5), ottoSuDieci: nearestRank(sorted, 0.8) }
}

/** The lead time to be proposed: that which eight orders of ten keep; null when it is the one there is. */
export function proposedTempo(tempo: number, actual: TempiReali | null): number | null {
  if (!actual) return null
  const proposed = Math.min(actual.ottoSuDieci, TEMPO_MAX)
  return proposed === tempo ? null : proposed
}
