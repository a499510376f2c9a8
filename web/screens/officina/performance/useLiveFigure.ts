import type { Topic } from '#generated/useChangedSubscription.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'

/** Figures are looked at, not worked on: that they follow within some seconds is soon enough. */
const COLLECTION = 3000

/** Reads the figures of work again after an activity, or something of `besides`, has changed. */
export function useLiveFigure(...besides: Topic[]): void {
  useChanged(['ATTIVITA', ...besides], useReread(COLLECTION), { includingOwn: true })
}
