import { startTransition, useEffect, useState } from 'react'
import type { RouteData } from '../routeData.ts'

/**
 * Which of a route's readings to show: the last one as soon as it can be, until then the one before.
 * A reading of another object, or of another question whose data are in the store already, is shown at once. The same
 * question again is shown when it has been answered: what is on screen follows the store, and stays when it fails.
 * @returns the reading to show, whether a reading that is under way changes what is asked, why the last one failed while
 * an earlier one is on screen, and how often newer data came for what was shown at once
 */
export function useLatestRead(last: RouteData): {
  shown: RouteData
  other: boolean
  error: Error | null
  arrivi: number
} {
  const [shown, setShown] = useState(last)
  const [failed, setFailed] = useState<{ reading: RouteData; error: Error } | null>(null)
  const [arrivi, setArrivals] = useState(0)
  const { source } = last.riferimento
  const again = last.inStore && sameQuestion(last, shown)
  const atOnce = shown !== last && (!source || last.chiave !== shown.chiave || (last.inStore && !again))
  if (atOnce) setShown(last)

  useEffect(() => {
    if (atOnce || shown === last || !source) return
    const listening = source.subscribe({
      next: () => startTransition(() => setShown(last)),
      error: (error: Error) => setFailed({ reading: last, error }),
    })
    return () => listening.unsubscribe()
  }, [atOnce, shown, last, source])

  // The page hears of its newer data by itself, but for once: when it was about to show another reading that was given
  // up meanwhile (back, at once), React takes what it is told for what it shows already. It is drawn again then.
  useEffect(() => {
    if (shown !== last || !last.inStore || !source) return
    const listening = source.subscribe({
      next: () => startTransition(() => setArrivals((before) => before + 1)),
      // The page's own reading says it.
      error: () => undefined,
    })
    return () => listening.unsubscribe()
  }, [shown, last, source])

  const error = failed?.reading === last ? failed.error : null
  return { shown: atOnce ? last : shown, other: !again, error, arrivi }
}

const sameQuestion = (one: RouteData, other: RouteData): boolean =>
  one.chiave === other.chiave &&
  JSON.stringify(one.riferimento.variables) === JSON.stringify(other.riferimento.variables)
