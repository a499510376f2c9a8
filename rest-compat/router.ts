import type { Context } from '../server/platform/context.ts'
import { schema } from '../server/schema.ts'
import { STILE } from './core/docs.ts'
import { mimeDi } from './core/endpoint.ts'
import { RestError } from './core/errori.ts'
import { controllaPermessi, rispondi } from './core/esecuzione.ts'
import * as messaggi from './core/messaggi.ts'
import { metadatiDi, metodiDi } from './core/metadata.ts'
import { negozia } from './core/negoziazione.ts'
import { openapiDi } from './core/openapi.ts'
import { prepara } from './core/pronto.ts'
import { type Chiamata, leggiParametri } from './core/richiesta.ts'
import { createRotte } from './core/rotte.ts'
import { gruppi } from './endpoints.ts'

/** The documented /api. */
export interface Rest {
  /** Answers any request under /api; the context is already authenticated and its CSRF checked. */
  handle(request: Request, ctx: Context): Promise<Response>
  /** The OpenAPI 3.1 document. */
  openapi(): object
}

const FISSE = {
  Vary: 'Accept, Accept-Language, Cookie',
  'Content-Language': 'it',
  'Cache-Control': 'private, no-cache',
}

function rispostaDiErrore(error: RestError, headers: Headers): Response {
  for (const [nome, valore] of Object.entries(error.headers)) headers.set(nome, valore)
  headers.set('Content-Type', 'application/json')
  return new Response(JSON.stringify(error.body), { status: error.status, headers })
}

/**
 * Builds the documented /api on the schema: parses and validates every document once.
 * @throws Error naming the endpoint whose document does not fit
 */
export function createRest(): Rest {
  const tabella = Object.entries(gruppi).flatMap(([gruppo, endpoints]) =>
    endpoints.map((endpoint) => prepara(schema, gruppo, endpoint)),
  )
  const rotte = createRotte(tabella)

  async function rispondiA(chiamata: Chiamata): Promise<Response> {
    const { request, url, ctx, headers } = chiamata
    const trovata = rotte.trova(url.pathname)
    if (!trovata) throw RestError.detail(404, messaggi.NON_TROVATO)
    const { rotta, parametri } = trovata
    headers.set('Allow', metodiDi(rotta).join(', '))
    if (request.method === 'OPTIONS') {
      headers.set('Content-Type', 'application/json')
      return new Response(JSON.stringify(metadatiDi(rotta, ctx)), { headers })
    }
    const pronto = rotta.endpoints.get(request.method === 'HEAD' ? 'GET' : request.method)
    if (!pronto) throw RestError.detail(405, messaggi.metodo(request.method))
    negozia(request, url, mimeDi(pronto.endpoint))
    controllaPermessi(pronto.documento, ctx)
    return rispondi(pronto, chiamata, leggiParametri(parametri, pronto.endpoint))
  }

  return {
    openapi: () => openapiDi(tabella),
    async handle(request, ctx) {
      const url = new URL(request.url)
      if (url.pathname === '/api/docs/style.css')
        return new Response(STILE, { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
      const origine = new URL(ctx.services.config.publicUrl ?? url).origin
      const headers = new Headers(FISSE)
      const response = await rispondiA({ request, url, ctx, origine, headers, tabella }).catch((error: unknown) => {
        if (error instanceof RestError) return rispostaDiErrore(error, headers)
        throw error
      })
      return request.method === 'HEAD' ? new Response(null, response) : response
    },
  }
}
