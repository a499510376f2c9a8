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
  mostrata: RouteData
  altra: boolean
  errore: Error | null
  arrivi: number
} {
  const [mostrata, setMostrata] = useState(last)
  const [fallita, setFallita] = useState<{ lettura: RouteData; errore: Error } | null>(null)
  const [arrivi, setArrivi] = useState(0)
  const { source } = last.riferimento
  const again = last.inStore && sameQuestion(last, mostrata)
  const subito = mostrata !== last && (!source || last.chiave !== mostrata.chiave || (last.inStore && !again))
  if (subito) setMostrata(last)

  useEffect(() => {
    if (subito || mostrata === last || !source) return
    const ascolto = source.subscribe({
      next: () => startTransition(() => setMostrata(last)),
      error: (errore: Error) => setFallita({ lettura: last, errore }),
    })
    return () => ascolto.unsubscribe()
  }, [subito, mostrata, last, source])

  // The page hears of its newer data by itself, but for once: when it was about to show another reading that was given
  // up meanwhile (back, at once), React takes what it is told for what it shows already. It is drawn again then.
  useEffect(() => {
    if (mostrata !== last || !last.inStore || !source) return
    const ascolto = source.subscribe({
      next: () => startTransition(() => setArrivi((prima) => prima + 1)),
      // The page's own reading says it.
      error: () => undefined,
    })
    return () => ascolto.unsubscribe()
  }, [mostrata, last, source])

  const errore = fallita?.lettura === last ? fallita.errore : null
  return { mostrata: subito ? last : mostrata, altra: !again, errore, arrivi }
}

const sameQuestion = (one: RouteData, other: RouteData): boolean =>
  one.chiave === other.chiave &&
  JSON.stringify(one.riferimento.variables) === JSON.stringify(other.riferimento.variables)
