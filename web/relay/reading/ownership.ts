/** Something to be released when it is no longer used: a preloaded query. */
interface Releasable {
  dispose(): void
}

const owners = new WeakMap<Releasable, number>()

/**
 * Counts one more owner of a preloaded query; returns how to give it up. The last one to leave releases it a moment
 * later, so that React's double mount in development, or a handover between two renders, does not lose it.
 */
export function retainReference(reference: Releasable): () => void {
  owners.set(reference, (owners.get(reference) ?? 0) + 1)
  return () => {
    owners.set(reference, (owners.get(reference) ?? 1) - 1)
    setTimeout(() => {
      if (owners.get(reference) === 0) reference.dispose()
    }, 0)
  }
}

/** Releases a query whose navigation was abandoned before any page owned it. */
export function releaseIfOrphan(reference: Releasable, abandonment: AbortSignal): void {
  abandonment.addEventListener('abort', () => {
    if (!owners.has(reference)) reference.dispose()
  })
}
