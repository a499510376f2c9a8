/** State of the live connection: `spenta` while nothing on screen needs it. */
export type ConnectionState = 'spenta' | 'attiva' | 'riconnessione'

type Ascoltatore = () => void

/** A small store that React reads (`useConnectionState`) and the websocket writes. */
export function createLiveConnection() {
  let stato: ConnectionState = 'spenta'
  const listeners = new Set<Ascoltatore>()
  const riconnessioni = new Set<Ascoltatore>()

  return {
    stato: () => stato,
    /** Registers a listener of every change; returns how to remove it. */
    ascolta(listener: Ascoltatore) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Registers a listener of 'live again after a gap': what was missed must be read again. */
    allaRiconnessione(listener: Ascoltatore) {
      riconnessioni.add(listener)
      return () => void riconnessioni.delete(listener)
    },
    imposta(nuovo: ConnectionState) {
      if (nuovo === stato) return
      const eraCaduta = stato === 'riconnessione'
      stato = nuovo
      for (const listener of listeners) listener()
      if (eraCaduta && nuovo === 'attiva') for (const listener of riconnessioni) listener()
    },
  }
}

export const liveConnection = createLiveConnection()
