import type { Context } from '../../server/platform/context.ts'
import { PARSES } from './body.ts'
import { mimeOf, type ReadyEndpoint } from './endpoint.ts'
import { checkPermissions } from './execution.ts'
import type { RestFields } from './fields.ts'
import type { RestRoute } from './routes.ts'

/** The value of `Allow`, in the old framework's order. */
export function methodsOf(route: RestRoute<{ method: string }>): string[] {
  const propri = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => route.endpoints.has(method))
  return [...propri, ...(route.endpoints.has('GET') ? ['HEAD'] : []), 'OPTIONS']
}

function etichetta(nome: string): string {
  const parole = nome.replaceAll('_', ' ')
  return parole.charAt(0).toUpperCase() + parole.slice(1)
}

function campiDescritti(fields: RestFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([nome, { tipo, obbligatorio, righe, campi: interni }]) => [
      nome,
      {
        type: tipo,
        required: obbligatorio,
        read_only: false,
        label: etichetta(nome),
        ...(righe
          ? { child: { type: 'nested object', required: true, read_only: false, children: campiDescritti(righe) } }
          : {}),
        ...(interni ? { children: campiDescritti(interni) } : {}),
      },
    ]),
  )
}

/**
 * What OPTIONS answers: the path's name, formats and, for the writes that the caller may do, their fields.
 * @throws RestError 403 when the caller may do nothing here
 */
export function metadataOf(route: RestRoute<ReadyEndpoint>, ctx: Context): Record<string, unknown> {
  const permessi: ReadyEndpoint[] = []
  let rifiuto: unknown = null
  for (const pronto of route.endpoints.values()) {
    try {
      checkPermissions(pronto.documento, ctx)
      permessi.push(pronto)
    } catch (error) {
      rifiuto = error
    }
  }
  if (permessi.length === 0 && rifiuto) throw rifiuto
  const scritture = permessi.filter(({ method, endpoint }) => ['POST', 'PUT'].includes(method) && endpoint.body)
  const actions = Object.fromEntries(
    scritture.map(({ method, endpoint }) => [method, campiDescritti(endpoint.body ?? {})]),
  )
  const [primo] = route.endpoints.values()
  return {
    name: primo?.endpoint.summary ?? '',
    description: '',
    renders: [primo ? mimeOf(primo.endpoint) : 'application/json'],
    parses: PARSES,
    ...(scritture.length > 0 ? { actions } : {}),
  }
}
