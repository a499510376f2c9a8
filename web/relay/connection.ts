/** State of the live connection: `spenta` while nothing on screen needs it. */
export type ConnectionState = 'spenta' | 'attiva' | 'riconnessione'

type Listener = () => void

/** A small store that React reads (`useConnectionState`) and the websocket writes. */
export function createLiveConnection() {
  let stato: ConnectionState = 'spenta'
  const listeners = new Set<Listener>()
  const reconnections = new Set<Listener>()

  return {
    stato: () => stato,
    /** Registers a listener of every change; returns how to remove it. */
    ascolta(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Registers a listener of 'live again after a gap': what was missed must be read again. */
    allaRiconnessione(listener: Listener) {
      reconnections.add(listener)
      return () => void reconnections.delete(listener)
    },
    set(next: ConnectionState) {
      if (next === stato) return
      const wasDown = stato === 'riconnessione'
      stato = next
      for (const listener of listeners) listener()
      if (wasDown && next === 'attiva') for (const listener of reconnections) listener()
    },
  }
}

export const liveConnection = createLiveConnection()
