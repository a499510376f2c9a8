import type { Topic } from '#generated/useChangedSubscription.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import type { ViewerFlag } from '#shell/viewer.ts'

/** Nobody works on the home: a burst is one reading. */
const COLLECTION = 1500

/** Reads the home again when what it lists changes; only what the user may follow is followed. */
export function useLiveWork(permessi: Readonly<Record<ViewerFlag, boolean>>): void {
  const followed: (Topic | false)[] = [
    permessi.viewElencoOrdini && 'ORDINE',
    permessi.viewPreventivi && 'PREVENTIVO',
    permessi.adminPosta && 'MAIL',
    permessi.viewOrderFornitore && 'ORDINE_FORNITORE',
  ]
  const topics = followed.filter((topic) => topic !== false)
  useChanged(topics, useReread(COLLECTION), { includingOwn: true })
}
