import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between two readings: a window that comes back says so more than once. */
const PAUSA = 2000

/**
 * Calls back when the user returns to the window or the network does: another administrator may have changed
 * something meanwhile.
 */
export function useRereadOnReturn(rileggi: () => void): void {
  const alRitorno = useEffectEvent(rileggi)
  useEffect(() => {
    let last = 0
    const torna = () => {
      if (document.visibilityState === 'hidden' || performance.now() - last < PAUSA) return
      last = performance.now()
      alRitorno()
    }
    addEventListener('focus', torna)
    addEventListener('online', torna)
    document.addEventListener('visibilitychange', torna)
    return () => {
      removeEventListener('focus', torna)
      removeEventListener('online', torna)
      document.removeEventListener('visibilitychange', torna)
    }
  }, [])
}
