import { useSyncExternalStore } from 'react'

type Grid = typeof import('./TableGrid.tsx').TableGrid

// Asked for when the code of the first list is there, together with its rows: before, it would hold those back.
let loaded: Grid | null = null
const waiting = new Set<() => void>()
void import('./TableGrid.tsx').then(
  ({ TableGrid }) => {
    loaded = TableGrid
    for (const tell of waiting) tell()
  },
  // A version that is no longer served: the next page loads itself anew (web/shell/reloadIfStale.ts).
  () => {},
)

const subscribe = (tell: () => void) => {
  waiting.add(tell)
  return () => void waiting.delete(tell)
}

/** The grid, or null while its code is on its way. Without Suspense, which holds back by a timer what has come. */
export function useGridWhenLoaded(): Grid | null {
  return useSyncExternalStore(subscribe, () => loaded)
}
