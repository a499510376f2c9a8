import { startTransition, useEffect, useState } from 'react'
import type { RouteData } from '../routeData.ts'

type Wait = Pick<RouteData, 'key' | 'inStore' | 'code'> & { reference: Pick<RouteData['reference'], 'source'> }

/**
 * Whether the first data of an object are there, or the reason why they are not. Waited for here and not by suspending:
 * React shows what was suspended no sooner than 300 ms after its fallback, however quick the server is.
 */
export function useReady({ key, inStore, code, reference: { source } }: Wait): boolean {
  /** The object whose data have come; its later readings are shown when they are there. */
  const [arrived, setArrived] = useState<string | null>(null)
  const atOnce = inStore || !source
  if (atOnce && arrived !== key) setArrived(key)
  const ready = atOnce || arrived === key

  useEffect(() => {
    if (ready || !source) return
    const arrive = () => startTransition(() => setArrived(key))
    const listening = source.subscribe({ next: arrive, error: arrive })
    // What does not come is told where it is drawn.
    code?.catch(arrive)
    return () => listening.unsubscribe()
  }, [ready, source, key, code])

  return ready
}
