/** State of the live connection: `spenta` while nothing on screen needs it. */
export type ConnectionState = 'spenta' | 'attiva' | 'riconnessione'

type Ascoltatore = () => void

/** A small store that React reads (`useConnectionState`) and the websocket writes. */
export function createLiveConnection() {
  let stato: ConnectionState = 'spenta'
  const ascoltatori = new Set<Ascoltatore>()
  const riconnessioni = new Set<Ascoltatore>()

  return {
    stato: () => stato,
    /** Registers a listener of every change; returns how to remove it. */
    ascolta(ascoltatore: Ascoltatore) {
      ascoltatori.add(ascoltatore)
      return () => void ascoltatori.delete(ascoltatore)
    },
    /** Registers a listener of 'live again after a gap': what was missed must be read again. */
    allaRiconnessione(ascoltatore: Ascoltatore) {
      riconnessioni.add(ascoltatore)
      return () => void riconnessioni.delete(ascoltatore)
    },
    imposta(nuovo: ConnectionState) {
      if (nuovo === stato) return
      const eraCaduta = stato === 'riconnessione'
      stato = nuovo
      for (const ascoltatore of ascoltatori) ascoltatore()
      if (eraCaduta && nuovo === 'attiva') for (const ascoltatore of riconnessioni) ascoltatore()
    },
  }
}

export const liveConnection = createLiveConnection()
