type Ascoltatore = () => void

const listeners = new Set<Ascoltatore>()
let ripresa: { promessa: Promise<void>; risolvi: () => void } | null = null

/** Says that the server no longer knows the user; the app frame answers by asking the password again. */
export function sessionExpired(): void {
  if (!ripresa) {
    const { promise, resolve } = Promise.withResolvers<void>()
    ripresa = { promessa: promise, risolvi: resolve }
  }
  for (const listener of listeners) listener()
}

/** Signals that a user is logged in again: requests that waited continue. */
export function sessionResumed(): void {
  ripresa?.risolvi()
  ripresa = null
}

/** Resolves when there is a session: at once, unless it ended. */
export function waitForSession(): Promise<void> {
  return ripresa?.promessa ?? Promise.resolve()
}

/** Registers a listener of the end of the session; returns how to remove it. */
export function onSessionEnd(listener: Ascoltatore): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
