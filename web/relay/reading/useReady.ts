import { startTransition, useEffect, useState } from 'react'
import type { RouteData } from '../routeData.ts'

type Attesa = Pick<RouteData, 'chiave' | 'inStore'> & { riferimento: Pick<RouteData['riferimento'], 'source'> }

/**
 * Whether the first data of an object are there, or the reason why they are not. Waited for here and not by suspending:
 * React shows what was suspended no sooner than 300 ms after its fallback, however quick the server is.
 */
export function useReady({ chiave, inStore, riferimento: { source } }: Attesa): boolean {
  /** The object whose data have come; its later readings are shown when they are there. */
  const [arrivata, setArrivata] = useState<string | null>(null)
  const subito = inStore || !source
  if (subito && arrivata !== chiave) setArrivata(chiave)
  const pronta = subito || arrivata === chiave

  useEffect(() => {
    if (pronta || !source) return
    const arriva = () => startTransition(() => setArrivata(chiave))
    const ascolto = source.subscribe({ next: arriva, error: arriva })
    return () => ascolto.unsubscribe()
  }, [pronta, source, chiave])

  return pronta
}
