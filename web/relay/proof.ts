type Listener = () => void

const listeners = new Set<Listener>()
let pending: { promise: Promise<boolean>; resolve: (given: boolean) => void } | null = null

/**
 * Asks the user to prove once more who it is, as the server wants it for what it was just asked; the app frame does so.
 * @returns whether it was done; false as well where nobody can ask
 */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  if (!pending) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    pending = { promise, resolve }
    for (const listener of listeners) listener()
  }
  return pending.promise
}

/** Tells those who wait how it ended. */
export function proofGiven(given: boolean): void {
  pending?.resolve(given)
  pending = null
}

/** Registers who asks; returns how to remove it. */
export function onProofAsked(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
