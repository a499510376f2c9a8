import type { Cella } from '../modello.ts'

/** Whether a cell that was known says something else now: what should catch the eye. */
export function cambiate(prima: Cella | undefined, dopo: Cella): boolean {
  if (!prima) return false
  return (
    prima.capacita !== dopo.capacita ||
    prima.occupato !== dopo.occupato ||
    prima.ordini.length !== dopo.ordini.length ||
    prima.ordini.some(({ id, time }, indice) => dopo.ordini[indice]?.id !== id || dopo.ordini[indice]?.time !== time)
  )
}
