import { useEffect, useEffectEvent } from 'react'

/** Prints the page when what goes on paper is there. @param onPrinted the browser's dialog is closed */
export function usePrintOnce(ready: boolean, onPrinted: () => void): void {
  const finished = useEffectEvent(onPrinted)
  useEffect(() => {
    if (!ready) return
    // In the next task: what is printed must have been drawn.
    const timer = setTimeout(() => {
      window.print()
      finished()
    }, 50)
    return () => clearTimeout(timer)
  }, [ready])
}
