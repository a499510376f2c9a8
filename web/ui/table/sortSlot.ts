import { useLayoutEffect, useSyncExternalStore } from 'react'

// Where the filters of a phone keep room for the order of the cards, which the table below them draws: an element
// while they are open, 'chiuso' while they are not; null where no filters do.
let place: HTMLElement | 'chiuso' | null = null
const listeners = new Set<() => void>()

function set(next: typeof place) {
  if (next === place) return
  place = next
  for (const tell of listeners) tell()
}

/** A ref: the element in which the order of the cards is chosen, as long as it is there. */
export function setSortSlot(element: HTMLElement | null): void {
  set(element ?? 'chiuso')
}

/** Says that the filters of the page take the order of the cards in, as long as they do. */
export function useSortHolder(holds: boolean): void {
  useLayoutEffect(() => {
    if (!holds) return undefined
    if (place === null) set('chiuso')
    return () => set(null)
  }, [holds])
}

/** Where the order of the cards is chosen; null: over the cards. */
export function useSortSlot(): typeof place {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => place,
  )
}
