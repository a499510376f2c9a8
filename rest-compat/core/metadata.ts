import type { Context } from '#platform/context.ts'
import { PARSES } from './body.ts'
import { mimeOf, type ReadyEndpoint } from './endpoint.ts'
import { checkPermissions } from './execution.ts'
import type { RestFields } from './fields.ts'
import type { RestRoute } from './routes.ts'

/** The value of `Allow`, in the old framework's order. */
export function methodsOf(route: RestRoute<{ method: string }>): string[] {
  const own = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => route.endpoints.has(method))
  return [...own, ...(route.endpoints.has('GET') ? ['HEAD'] : []), 'OPTIONS']
}

function label(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function describedFields(fields: RestFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { tipo, required, righe, campi: inner }]) => [
      name,
      {
        type: tipo,
        required,
        read_only: false,
        label: label(name),
        ...(righe
          ? { child: { type: 'nested object', required: true, read_only: false, children: describedFields(righe) } }
          : {}),
        ...(inner ? { children: describedFields(inner) } : {}),
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
  let refusal: unknown = null
  for (const pronto of route.endpoints.values()) {
    try {
      checkPermissions(pronto.documento, ctx)
      permessi.push(pronto)
    } catch (error) {
      refusal = error
    }
  }
  if (permessi.length === 0 && refusal) throw refusal
  const writings = permessi.filter(({ method, endpoint }) => ['POST', 'PUT'].includes(method) && endpoint.body)
  const actions = Object.fromEntries(
    writings.map(({ method, endpoint }) => [method, describedFields(endpoint.body ?? {})]),
  )
  const [first] = route.endpoints.values()
  return {
    name: first?.endpoint.summary ?? '',
    description: '',
    renders: [first ? mimeOf(first.endpoint) : 'application/json'],
    parses: PARSES,
    ...(writings.length > 0 ? { actions } : {}),
  }
}
