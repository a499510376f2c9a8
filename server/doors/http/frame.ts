import { clientAddress, isHttps, refusalResponse, setCookie } from '#platform/call.ts'
import type { Context, Services } from '#platform/context.ts'
import { momentaryRefusal, tooSlow } from '#platform/db/faults.ts'
import { Refusal } from '#platform/errors.ts'
import { authenticate } from '#platform/identity/authentication.ts'
import { countCall, rateHeaders } from '#platform/identity/tokenLimits.ts'
import type { MeasuredRoute } from '#platform/metrics.ts'
import { reportFault } from '#platform/reportFault.ts'
import { openTracer, traceIdNow } from '#platform/tracing/tracing.ts'
import { corsHeaders, preflight } from './cors.ts'
import { newNonce, securityHeadersOf, withHeaders } from './headers.ts'

const routes: Record<string, MeasuredRoute> = {
  graphql: 'graphql',
  api: 'rest',
  files: 'file',
  esporta: 'file',
  assets: 'statico',
}
/** Paths for monitoring. */
export const watchPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

const CALENDARS = '/calendario/'

/** A path as it may be written down: of a calendar it is the secret. */
const shownPath = (path: string) => (path.startsWith(CALENDARS) ? CALENDARS : path)

function routeOf(path: string): MeasuredRoute {
  return watchPaths.has(path) ? 'operazioni' : (routes[path.split('/')[1] ?? ''] ?? 'pagina')
}

/** The number of a request: the caller's when it is one, else a new one. */
function requestIdOf(given: string | null): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

/** A request as it came in. */
export interface Asked {
  request: Request
  path: string
  /** The other end of the connection. */
  peer: string
}

/** Makes an answer with all that stands on it: cheaper than to lay that on one that is made. */
export type Respond = (
  body: string | Uint8Array<ArrayBuffer> | null,
  status: number,
  headers: Record<string, string>,
) => Response

/** What the frame knows of a request before it is answered; `ctx` once the caller is known. */
interface Framed extends Asked {
  requestId: string
  /** Of the scripts and styles of the answer. */
  nonce: string
  /** `performance.now()` when the request came. */
  started: number
  ctx?: Context
  /** The answer, when it was made here. */
  made?: Response
}

/** What stands behind the frame: the routes of pages, files and /api, or GraphQL. */
export interface Door {
  /** Whether pages of another origin may call, by CORS_ORIGINS. */
  cors: boolean
  /** Answers a caller who is known. */
  answer(request: Request, ctx: Context, by: { nonce: string; respond: Respond }): Promise<Response>
  /** A refusal or a fault in the words of this door. @param error what was thrown */
  refused(refusal: Response, error: unknown, asked: { request: Request; nonce: string }): Response | Promise<Response>
}

interface Frame {
  /** Answers by a door: who asks, how often, and what stands on every answer. */
  serve(asked: Asked, door: Door): Promise<Response>
  /** Answers whoever asks. */
  open(asked: Asked, answer: (nonce: string) => Promise<Response>): Promise<Response>
}

/** What surrounds every request, written once: caller, limits of calls, headers, errors, log line. */
export function createFrame(services: Services): Frame {
  const { config, log, metrics, readiness } = services
  const https = isHttps(config)
  const security = securityHeadersOf({ https, immagini: config.localServicesUrl, frames: config.frameOrigins })
  // Nothing of these lines is secret: they are spared the search for what is.
  const requests = log.child({}, { redact: [] })

  /** Counts a request that has been answered, and writes its line in the log. */
  function note({ request: { method }, path, requestId, started, ctx }: Framed, status: number): void {
    const ms = performance.now() - started
    const route = routeOf(path)
    metrics.http(route, method, status, ms / 1000)
    const tokenId = ctx?.auth.tipo === 'token' ? ctx.auth.tokenId : undefined
    // A call of the REST API has the name of its endpoint.
    const name = route === 'rest' ? undefined : `${method} ${route === 'graphql' ? path : route}`
    const told = { 'app.caller': ctx?.auth.tipo, 'app.token': tokenId, 'app.request_id': requestId }
    openTracer()?.note(told, name)
    if (tokenId !== undefined) metrics.token(tokenId, route, status, ms / 1000)
    if (route === 'statico' || route === 'operazioni') return
    const who = { userId: ctx?.viewer?.id, tokenId, indirizzo: ctx?.indirizzo }
    const asked = { requestId, traceId: traceIdNow(), method, path: shownPath(path), operation: ctx?.operation }
    requests.info({ ...asked, status, ms: Math.round(ms), ...who }, 'richiesta')
  }

  /** The answer to what was thrown: a refusal as it is, a fault as a number to quote. */
  function refusalOf(error: unknown, { requestId, path, ctx }: Framed): Response {
    if (error instanceof Refusal) return refusalResponse(error)
    const slow = tooSlow(error)
    if (slow) return refusalResponse(slow)
    const momentary = momentaryRefusal(error)
    if (momentary) {
      readiness.note(error)
      log.warn({ requestId, reason: (error as Error).message }, 'not available')
      return refusalResponse(momentary)
    }
    if (ctx) reportFault(ctx, error, shownPath(path))
    else log.error({ err: error, requestId }, 'errore prima del contesto')
    return Response.json({ detail: 'Errore del server.', request_id: requestId }, { status: 500 })
  }

  /** What stands on every answer. */
  function headersOf({ request, path, requestId, nonce, ctx }: Framed, cors: boolean): Record<string, string> {
    const headers: Record<string, string> = { 'X-Request-Id': requestId }
    for (const [name, value] of security(request.headers.get('host') ?? undefined, nonce, path)) headers[name] = value
    if (ctx?.rate) Object.assign(headers, rateHeaders(ctx))
    if (cors && config.corsOrigins.length > 0) Object.assign(headers, corsHeaders(request, config))
    return headers
  }

  function responder(framed: Framed, cors: boolean): Respond {
    return (body, status, own) => {
      const all = headersOf(framed, cors)
      const Vary = [own.Vary, all.Vary].filter(Boolean).join(', ')
      framed.made = new Response(body, { status, headers: { ...all, ...own, ...(Vary ? { Vary } : {}) } })
      return framed.made
    }
  }

  /** An answer as it goes out. */
  function dressed(response: Response, framed: Framed, cors: boolean): Response {
    let laid = response
    if (framed.made !== response) {
      const { Vary, ...headers } = headersOf(framed, cors)
      laid = withHeaders(response, Object.entries(headers))
      if (Vary && laid.headers.get('Vary') !== Vary) laid.headers.append('Vary', Vary)
    }
    for (const cookie of framed.ctx?.cookies ?? []) laid.headers.append('Set-Cookie', setCookie(cookie, https))
    return laid
  }

  async function around(
    asked: Asked,
    door: Pick<Door, 'cors' | 'refused'>,
    work: (framed: Framed) => Promise<Response>,
  ) {
    const requestId = requestIdOf(asked.request.headers.get('x-request-id'))
    const framed: Framed = { ...asked, requestId, nonce: newNonce(), started: performance.now() }
    let response: Response
    try {
      response = await work(framed)
    } catch (error) {
      response = await door.refused(refusalOf(error, framed), error, framed)
    }
    const answer = dressed(response, framed, door.cors)
    note(framed, answer.status)
    return answer
  }

  return {
    serve(asked, door) {
      return around(asked, door, async (framed) => {
        const { request, peer, requestId, nonce } = framed
        const allowed = door.cors ? preflight(request, config) : null
        if (allowed) return new Response(null, { status: 204, headers: allowed })
        const { headers } = request
        const indirizzo = clientAddress(peer, headers.get('x-forwarded-for'), config.trustedProxies)
        framed.ctx = await authenticate(services, { headers, requestId, indirizzo })
        await countCall(framed.ctx)
        return door.answer(request, framed.ctx, { nonce, respond: responder(framed, door.cors) })
      })
    },
    open: (asked, answer) =>
      around(asked, { cors: false, refused: (refusal) => refusal }, ({ nonce }) => answer(nonce)),
  }
}
