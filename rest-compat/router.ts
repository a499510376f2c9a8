import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { checkWritingGet } from '#platform/identity/csrf.ts'
import { openTracer } from '#platform/tracing/tracing.ts'
import { mimeOf } from '#rest/core/endpoint.ts'
import { RestError, restRefusal } from '#rest/core/errors.ts'
import { answerEndpoint, checkPermissions } from '#rest/core/execution.ts'
import { answerOnce } from '#rest/core/idempotency.ts'
import * as messages from '#rest/core/messages.ts'
import { metadataOf, methodsOf } from '#rest/core/metadata.ts'
import { negotiate } from '#rest/core/negotiation.ts'
import { prepareEndpoint } from '#rest/core/ready.ts'
import { type RestCall, readPathParams } from '#rest/core/request.ts'
import { createRestRoutes } from '#rest/core/routes.ts'
import { docsAsset } from '#rest/docs/assets.ts'
import { openapiOf } from '#rest/docs/openapi.ts'
import { schema } from '#server/schema.ts'
import { endpointGroups } from './endpoints.ts'

/** The documented /api. */
interface Rest {
  /** Answers any request under /api; the context is already authenticated and its CSRF checked. */
  handle(request: Request, ctx: Context): Promise<Response>
  /** The OpenAPI 3.1 document. */
  openapi(): object
}

const FIXED_FESTIVITA = {
  Vary: 'Accept, Accept-Language, Cookie',
  'Content-Language': 'it',
  'Cache-Control': 'private, no-cache',
}

function errorAnswer(error: RestError, headers: Headers): Response {
  for (const [name, value] of Object.entries(error.headers)) headers.set(name, value)
  headers.set('Content-Type', 'application/json')
  return new Response(JSON.stringify(error.body), { status: error.status, headers })
}

/** What an endpoint throws as its answer. @throws what is no answer */
const told = (headers: Headers) => (error: unknown) => {
  if (error instanceof RestError) return errorAnswer(error, headers)
  throw error
}

/** An answer that the client has already is not sent again. */
function unlessKnown(request: Request, response: Response): Response {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim())
  if (!known.includes(response.headers.get('ETag') ?? '')) return response
  return new Response(null, { status: 304, headers: response.headers })
}

/** A GET that writes wants the CSRF token of its session. @throws RestError 403 */
function refuseWithoutToken(request: Request, ctx: Context): void {
  try {
    checkWritingGet(request, ctx)
  } catch (error) {
    throw error instanceof Refusal ? restRefusal(error, {}) : error
  }
}

/**
 * Builds the documented /api on the schema: parses and validates every document once.
 * @throws Error naming the endpoint whose document does not fit
 */
export function createRest(): Rest {
  const table = Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
    endpoints.map((endpoint) => prepareEndpoint(schema, group, endpoint)),
  )
  const routes = createRestRoutes(table)

  async function answerTo(call: RestCall): Promise<Response> {
    const { request, url, ctx, headers } = call
    const found = routes.trova(url.pathname)
    if (!found) throw RestError.detail(404, messages.NOT_FOUND)
    const { route, parametri } = found
    headers.set('Allow', methodsOf(route).join(', '))
    if (request.method === 'OPTIONS') {
      headers.set('Content-Type', 'application/json')
      return new Response(JSON.stringify(metadataOf(route, ctx)), { headers })
    }
    const pronto = route.endpoints.get(request.method === 'HEAD' ? 'GET' : request.method)
    if (!pronto) throw RestError.detail(405, messages.methodNotAllowed(request.method))
    if (pronto.endpoint.scriveInGet) {
      if (request.method === 'HEAD') throw RestError.detail(405, messages.methodNotAllowed('HEAD'))
      refuseWithoutToken(request, ctx)
    }
    call.endpoint = pronto
    openTracer()?.note({ 'http.route': pronto.path }, `${request.method} ${pronto.path}`)
    const alsoYaml = pronto.endpoint.answer === 'pagina' && pronto.endpoint.alsoYaml
    call.yaml = negotiate(request, url, mimeOf(pronto.endpoint), alsoYaml)
    checkPermissions(pronto.documento, ctx)
    const parameters = readPathParams(parametri, pronto.endpoint)
    return answerOnce(pronto, call, () => answerEndpoint(pronto, call, parameters).catch(told(headers)))
  }

  return {
    openapi: () => openapiOf(table),
    async handle(request, ctx) {
      const url = new URL(request.url)
      const asset = docsAsset(url.pathname)
      if (asset) return asset
      const origin = new URL(ctx.services.config.publicUrl ?? url).origin
      const headers = new Headers(FIXED_FESTIVITA)
      ctx.documented = true
      const call: RestCall = { request, url, ctx, origine: origin, headers, table }
      const started = performance.now()
      const measure = (status: number) => {
        if (!call.endpoint) return
        const { method, path } = call.endpoint
        ctx.services.metrics.rest(method, path, status, (performance.now() - started) / 1000)
      }
      const response = await answerTo(call).catch((error: unknown) => {
        if (error instanceof RestError) return errorAnswer(error, headers)
        // What a refusal is answered with is no matter of this door.
        measure(error instanceof Refusal ? 400 : 500)
        throw error
      })
      measure(response.status)
      const answer = response.headers.has('ETag') ? unlessKnown(request, response) : response
      return request.method === 'HEAD' ? new Response(null, answer) : answer
    },
  }
}
