import { useEffect, useSyncExternalStore } from 'react'

// What the open page calls its object, for the breadcrumb, which is drawn by the frame around it.
let current: string | null = null
const listeners = new Set<() => void>()

function set(crumb: string | null) {
  if (crumb === current) return
  current = crumb
  for (const tell of listeners) tell()
}

/** Names the object of the page at the end of the breadcrumb, in place of the kind of page: '26/0121' for 'Ordine'. */
export function usePageCrumb(crumb: string | null): void {
  useEffect(() => {
    set(crumb)
    return () => set(null)
  }, [crumb])
}

/** What the open page calls its object; null where it says nothing. */
export function useCrumbOfPage(): string | null {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => current,
  )
}
