// How late an end is, and how much time it leaves. Pure: the one count of the plan, the search and the screens.
// docs/rules/ordini.md#margin

const MINUTES_PER_DAY = 1440

/** The last day touched by `[inizio, fine)`, minutes of civil time: an end at midnight belongs to the day before. */
export function lastDayOf(inizio: number, fine: number): number {
  return Math.floor((fine > inizio ? fine - 1 : fine) / MINUTES_PER_DAY)
}

/** The last day of work of some phases; null when none has dates. */
export function lastDay(
  fasi: readonly { readonly inizio: number | null; readonly fine: number | null }[],
): number | null {
  let last: number | null = null
  for (const { inizio, fine } of fasi) {
    if (inizio === null || fine === null) continue
    last = Math.max(last ?? Number.NEGATIVE_INFINITY, lastDayOf(inizio, fine))
  }
  return last
}

/** Days from an end to the approntamento, negative when it is late; null without either. */
export const margineOf = (last: number | null, consegna: number | null): number | null =>
  last === null || consegna === null ? null : consegna - last

/** Days that an order ends after its approntamento. */
export const ritardoOf = (last: number | null, consegna: number | null): number =>
  Math.max(0, -(margineOf(last, consegna) ?? 0))
