// How late an end is, and how much time it leaves. Pure: the one count of the plan, the search and the screens.
// docs/rules/ordini.md#margin
import { type Day, type Instant, lastDayOf } from './time.ts'

/** The last day of work of some phases; null when none has dates. */
export function lastDay(
  fasi: readonly { readonly inizio: Instant | null; readonly fine: Instant | null }[],
): Day | null {
  let last: Day | null = null
  for (const { inizio, fine } of fasi) {
    if (inizio === null || fine === null) continue
    last = Math.max(last ?? Number.NEGATIVE_INFINITY, lastDayOf(inizio, fine))
  }
  return last
}

/** Days from an end to the approntamento, negative when it is late; null without either. */
export const margineOf = (last: Day | null, consegna: Day | null): number | null =>
  last === null || consegna === null ? null : consegna - last

/** Days that an order ends after its approntamento. */
export const ritardoOf = (last: Day | null, consegna: Day | null): number =>
  Math.max(0, -(margineOf(last, consegna) ?? 0))
