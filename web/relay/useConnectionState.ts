import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type ConnectionState, liveConnection } from './connection.ts'
import { invalidateAll } from './relayEnvironment.ts'

/** State of the live connection, for the dot in the top bar. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(liveConnection.ascolta, liveConnection.stato)
}

/**
 * Calls back when the live connection is up again after a gap, with everything in the store already marked stale.
 * The app frame uses it once to run the loaders again; a screen needs it only for data it reads in other ways.
 */
export function useRefetchOnReconnect(reread: () => void): void {
  const onReconnection = useEffectEvent(() => {
    invalidateAll()
    reread()
  })
  useEffect(() => liveConnection.allaRiconnessione(() => onReconnection()), [])
}
