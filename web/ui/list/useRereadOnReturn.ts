import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between two readings: a window that comes back says so more than once. */
const PAUSE = 2000

/**
 * Calls back when the user returns to the window or the network does: another administrator may have changed
 * something meanwhile.
 */
export function useRereadOnReturn(reread: () => void): void {
  const onReturn = useEffectEvent(reread)
  useEffect(() => {
    let last = 0
    const restore = () => {
      if (document.visibilityState === 'hidden' || performance.now() - last < PAUSE) return
      last = performance.now()
      onReturn()
    }
    addEventListener('focus', restore)
    addEventListener('online', restore)
    document.addEventListener('visibilitychange', restore)
    return () => {
      removeEventListener('focus', restore)
      removeEventListener('online', restore)
      document.removeEventListener('visibilitychange', restore)
    }
  }, [])
}
