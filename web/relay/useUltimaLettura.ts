import { startTransition, useEffect, useState } from 'react'
import type { DatiRotta } from './loadRoute.tsx'

/**
 * Which of a route's readings to show: the last one as soon as it can be, until then the one before.
 * A reading of another object, or one whose data are in the store already, is shown at once.
 * @returns the reading to show, and why the last one failed while an earlier one is on screen
 */
export function useUltimaLettura(ultima: DatiRotta): { mostrata: DatiRotta; errore: Error | null } {
  const [mostrata, setMostrata] = useState(ultima)
  const [fallita, setFallita] = useState<{ lettura: DatiRotta; errore: Error } | null>(null)
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

  return { mostrata: subito ? ultima : mostrata, errore: fallita?.lettura === ultima ? fallita.errore : null }
}
