import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'

/** Figures are looked at, not worked on: that they follow within some seconds is soon enough. */
const COLLECTION = 3000

/** Reads the figures again after orders or budgets have changed: what they add up to only the server can tell. */
export function useLiveStatistiche(): void {
  const reread = useReread(COLLECTION)
  useChanged(['ORDINE'], reread, { includingOwn: true })
  // The dialog of budgets reads the figures again when it is closed.
  useChanged(['BUDGET'], reread)
}
