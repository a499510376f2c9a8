/** Something to be released when it is no longer used: a preloaded query. */
interface Rilasciabile {
  dispose(): void
}

const possessori = new WeakMap<Rilasciabile, number>()

/**
 * Counts one more owner of a preloaded query; returns how to give it up. The last one to leave releases it a moment
 * later, so that React's double mount in development, or a handover between two renders, does not lose it.
 */
export function retainReference(reference: Rilasciabile): () => void {
  possessori.set(reference, (possessori.get(reference) ?? 0) + 1)
  return () => {
    possessori.set(reference, (possessori.get(reference) ?? 1) - 1)
    setTimeout(() => {
      if (possessori.get(reference) === 0) reference.dispose()
    }, 0)
  }
}

/** Releases a query whose navigation was abandoned before any page owned it. */
export function releaseIfOrphan(reference: Rilasciabile, abbandono: AbortSignal): void {
  abbandono.addEventListener('abort', () => {
    if (!possessori.has(reference)) reference.dispose()
  })
}
