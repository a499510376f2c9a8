import type { OrdineQuota, ShownCella } from '../model.ts'

/** Whether a cell that was known says something else now: what should catch the eye. */
export function changedEntries(before: ShownCella | undefined, after: ShownCella): boolean {
  if (!before) return false
  return (
    before.capacita !== after.capacita ||
    before.occupato !== after.occupato ||
    before.count !== after.count ||
    before.mine !== after.mine ||
    (before.ordini !== null && after.ordini !== null && diverse(before.ordini, after.ordini))
  )
}

function diverse(before: readonly OrdineQuota[], after: readonly OrdineQuota[]): boolean {
  return before.some(({ id, time }, index) => after[index]?.id !== id || after[index]?.time !== time)
}
