// How late an end is, and how much time it leaves. Pure: the one count of the plan, the search and the screens.
// docs/rules/ordini.md#margin
import { type Giorno, type Istante, lastGiorno } from './time.ts'

/** The last day of work of some phases; null when none has dates. */
export function ultimoGiorno(
  fasi: readonly { readonly inizio: Istante | null; readonly fine: Istante | null }[],
): Giorno | null {
  let ultimo: Giorno | null = null
  for (const { inizio, fine } of fasi) {
    if (inizio === null || fine === null) continue
    ultimo = Math.max(ultimo ?? Number.NEGATIVE_INFINITY, lastGiorno(inizio, fine))
  }
  return ultimo
}

/** Days from an end to the approntamento, negative when it is late; null without either. */
export const margineOf = (ultimo: Giorno | null, consegna: Giorno | null): number | null =>
  ultimo === null || consegna === null ? null : consegna - ultimo

/** Days that an order ends after its approntamento. */
export const ritardoOf = (ultimo: Giorno | null, consegna: Giorno | null): number =>
  Math.max(0, -(margineOf(ultimo, consegna) ?? 0))
