import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { connessione, type StatoConnessione } from './connessione.ts'
import { invalidaTutto } from './environment.ts'

/** State of the live connection, for the dot in the top bar. */
export function useConnessione(): StatoConnessione {
  return useSyncExternalStore(connessione.ascolta, connessione.stato)
}

/**
 * Calls back when the live connection is up again after a gap, with everything in the store already marked stale.
 * The app frame uses it once to run the loaders again; a screen needs it only for data it reads in other ways.
 */
export function useRefetchOnReconnect(rileggi: () => void): void {
  const allaRiconnessione = useEffectEvent(() => {
    invalidaTutto()
    rileggi()
  })
  useEffect(() => connessione.allaRiconnessione(() => allaRiconnessione()), [])
}
