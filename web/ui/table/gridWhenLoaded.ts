import { useSyncExternalStore } from 'react'

type Grid = typeof import('./TableGrid.tsx').TableGrid

let loaded: Grid | null = null
const waiting = new Set<() => void>()

// The grid takes the place of the first rows between two presses: what is under a finger stays until it has acted.
let isPressed = false
let waitingForRelease: Grid | null = null
addEventListener('pointerdown', () => (isPressed = true), true)
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(release), true)

function release() {
  isPressed = false
  if (waitingForRelease) show(waitingForRelease)
}

function show(grid: Grid) {
  waitingForRelease = null
  loaded = grid
  for (const tell of waiting) tell()
}

// Asked for when the code of the first list is there, together with its rows: before, it would hold those back.
void import('./TableGrid.tsx').then(
  ({ TableGrid }) => {
    if (isPressed) waitingForRelease = TableGrid
    else show(TableGrid)
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
