import { trimEndOf } from '../../server/shared/text/text.ts'

/** Endpoints of one path, and where it is asked. */
export interface RestRoute<E> {
  path: string
  /** By method. */
  endpoints: Map<string, E>
}

interface Modello<E> extends RestRoute<E> {
  segmenti: string[]
}

const segmentiDi = (path: string) => trimEndOf(path, '/').split('/').slice(1)

const isParametro = (segmento: string) => segmento.startsWith('{')

/** Matches paths with and without their last slash; a literal segment wins over a parameter. */
export function createRestRoutes<E extends { method: string; path: string }>(endpoints: readonly E[]) {
  const modelli = new Map<string, Modello<E>>()
  for (const endpoint of endpoints) {
    const segmenti = segmentiDi(endpoint.path)
    const chiave = segmenti.map((segmento) => (isParametro(segmento) ? '{}' : segmento)).join('/')
    const modello = modelli.get(chiave) ?? { path: endpoint.path, segmenti, endpoints: new Map() }
    if (modello.endpoints.has(endpoint.method)) throw new Error(`REST, ${endpoint.method} ${endpoint.path}: doppio`)
    modello.endpoints.set(endpoint.method, endpoint)
    modelli.set(chiave, modello)
  }
  const perLunghezza = Map.groupBy(
    [...modelli.values()].sort((a, b) => a.segmenti.filter(isParametro).length - b.segmenti.filter(isParametro).length),
    ({ segmenti }) => segmenti.length,
  )

  return {
    tutte: [...modelli.values()] as RestRoute<E>[],

    /** The path's endpoints with its parameters as written, or null for an unknown path. */
    trova(pathname: string): { rotta: RestRoute<E>; parametri: Record<string, string> } | null {
      const segmenti = segmentiDi(pathname.endsWith('//') ? `${pathname}?` : pathname)
      for (const rotta of perLunghezza.get(segmenti.length) ?? []) {
        const parametri = confronta(rotta.segmenti, segmenti)
        if (parametri) return { rotta, parametri }
      }
      return null
    },
  }
}

function confronta(modello: readonly string[], segmenti: readonly string[]): Record<string, string> | null {
  const parameters: Record<string, string> = {}
  for (const [indice, atteso] of modello.entries()) {
    const segmento = segmenti[indice] ?? ''
    if (isParametro(atteso)) parameters[atteso.slice(1, -1)] = segmento
    else if (atteso !== segmento) return null
  }
  return parameters
}
