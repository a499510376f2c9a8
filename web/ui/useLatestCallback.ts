import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A handler that stays the same function and does what the last rendering said: for memoised children, and for what is
 * called after waiting. React's `useEffectEvent` is for effects alone. Not to be called while rendering.
 */
export function useLatestCallback<Args extends unknown[], R>(callback: (...args: Args) => R): (...args: Args) => R {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
