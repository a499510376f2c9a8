import type { OrdineQuota, ShownCella } from '../model.ts'

/** Whether a cell that was known says something else now: what should catch the eye. */
export function changedEntries(prima: ShownCella | undefined, dopo: ShownCella): boolean {
  if (!prima) return false
  return (
    prima.capacita !== dopo.capacita ||
    prima.occupato !== dopo.occupato ||
    prima.quanti !== dopo.quanti ||
    prima.mio !== dopo.mio ||
    (prima.ordini !== null && dopo.ordini !== null && diverse(prima.ordini, dopo.ordini))
  )
}

function diverse(prima: readonly OrdineQuota[], dopo: readonly OrdineQuota[]): boolean {
  return prima.some(({ id, time }, index) => dopo[index]?.id !== id || dopo[index]?.time !== time)
}
