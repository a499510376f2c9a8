import { startTransition, useEffect, useState } from 'react'
import type { RouteData } from '../loadRoute.tsx'

/**
 * Which of a route's readings to show: the last one as soon as it can be, until then the one before.
 * A reading of another object, or one whose data are in the store already, is shown at once.
 * @returns the reading to show, why the last one failed while an earlier one is on screen, and how often newer data
 * came for what was shown at once
 */
export function useLatestRead(ultima: RouteData): { mostrata: RouteData; errore: Error | null; arrivi: number } {
  const [mostrata, setMostrata] = useState(ultima)
  const [fallita, setFallita] = useState<{ lettura: RouteData; errore: Error } | null>(null)
  const [arrivi, setArrivi] = useState(0)
  const { source } = ultima.riferimento
  const subito = mostrata !== ultima && (ultima.inStore || !source || ultima.chiave !== mostrata.chiave)
  if (subito) setMostrata(ultima)

  useEffect(() => {
    if (subito || mostrata === ultima || !source) return
    const ascolto = source.subscribe({
      next: () => startTransition(() => setMostrata(ultima)),
      error: (errore: Error) => setFallita({ lettura: ultima, errore }),
    })
    return () => ascolto.unsubscribe()
  }, [subito, mostrata, ultima, source])

  // The page hears of its newer data by itself, but for once: when it was about to show another reading that was given
  // up meanwhile (back, at once), React takes what it is told for what it shows already. It is drawn again then.
  useEffect(() => {
    if (mostrata !== ultima || !ultima.inStore || !source) return
    const ascolto = source.subscribe({
      next: () => startTransition(() => setArrivi((prima) => prima + 1)),
      // The page's own reading says it.
      error: () => undefined,
    })
    return () => ascolto.unsubscribe()
  }, [mostrata, ultima, source])

  return { mostrata: subito ? ultima : mostrata, errore: fallita?.lettura === ultima ? fallita.errore : null, arrivi }
}
