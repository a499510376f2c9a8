import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Reads the page again, once for a burst of changes. Not put off by what comes meanwhile: where something always
 * changes it would never be read.
 * @param collection ms that a burst is waited for
 */
export function useReread(collection: number): () => void {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void revalidate()
    }, collection)
  }, [revalidate, collection])
}
