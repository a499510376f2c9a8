import { trimEndOf } from '#shared/text.ts'

/** Endpoints of one path, and where it is asked. */
export interface RestRoute<E> {
  path: string
  /** By method. */
  endpoints: Map<string, E>
}

interface Modello<E> extends RestRoute<E> {
  segmenti: string[]
}

const segmentsOf = (path: string) => trimEndOf(path, '/').split('/').slice(1)

const isParameter = (segment: string) => segment.startsWith('{')

/** Matches paths with and without their last slash; a literal segment wins over a parameter. */
export function createRestRoutes<E extends { method: string; path: string }>(endpoints: readonly E[]) {
  const modelli = new Map<string, Modello<E>>()
  for (const endpoint of endpoints) {
    const segments = segmentsOf(endpoint.path)
    const key = segments.map((segment) => (isParameter(segment) ? '{}' : segment)).join('/')
    const modello = modelli.get(key) ?? { path: endpoint.path, segmenti: segments, endpoints: new Map() }
    if (modello.endpoints.has(endpoint.method)) throw new Error(`REST, ${endpoint.method} ${endpoint.path}: doppio`)
    modello.endpoints.set(endpoint.method, endpoint)
    modelli.set(key, modello)
  }
  const byLength = Map.groupBy(
    [...modelli.values()].sort((a, b) => a.segmenti.filter(isParameter).length - b.segmenti.filter(isParameter).length),
    ({ segmenti }) => segmenti.length,
  )

  return {
    tutte: [...modelli.values()] as RestRoute<E>[],

    /** The path's endpoints with its parameters as written, or null for an unknown path. */
    trova(pathname: string): { route: RestRoute<E>; parametri: Record<string, string> } | null {
      const segments = segmentsOf(pathname.endsWith('//') ? `${pathname}?` : pathname)
      for (const route of byLength.get(segments.length) ?? []) {
        const parameters = compare(route.segmenti, segments)
        if (parameters) return { route, parametri: parameters }
      }
      return null
    },
  }
}

function compare(modello: readonly string[], segments: readonly string[]): Record<string, string> | null {
  const parameters: Record<string, string> = {}
  for (const [index, expected] of modello.entries()) {
    const segment = segments[index] ?? ''
    if (isParameter(expected)) parameters[expected.slice(1, -1)] = segment
    else if (expected !== segment) return null
  }
  return parameters
}
