type Listener = () => void

const listeners = new Set<Listener>()
let resumed: { promessa: Promise<void>; risolvi: () => void } | null = null

/** Says that the server no longer knows the user; the app frame answers by asking the password again. */
export function sessionExpired(): void {
  if (!resumed) {
    const { promise, resolve } = Promise.withResolvers<void>()
    resumed = { promessa: promise, risolvi: resolve }
  }
  for (const listener of listeners) listener()
}

/** Signals that a user is logged in again: requests that waited continue. */
export function sessionResumed(): void {
  resumed?.risolvi()
  resumed = null
}

/** Resolves when there is a session: at once, unless it ended. */
export function waitForSession(): Promise<void> {
  return resumed?.promessa ?? Promise.resolve()
}

/** Registers a listener of the end of the session; returns how to remove it. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
