import type { Context, Services } from '../../platform/context.ts'
import { momentaryRefusal, tooSlow } from '../../platform/db/faults.ts'
import { Refusal } from '../../platform/errors.ts'
import { refusalResponse } from '../../platform/http/call.ts'
import type { MeasuredRoute } from '../../platform/metrics.ts'
import { reportFault } from '../../platform/reports/reportFault.ts'
import { openTracer, traceIdNow } from '../../platform/tracing/tracing.ts'

const routes: Record<string, MeasuredRoute> = {
  graphql: 'graphql',
  api: 'rest',
  files: 'file',
  esporta: 'file',
  assets: 'statico',
}
/** Paths for monitoring. */
export const watchPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

function routeOf(path: string): MeasuredRoute {
  return watchPaths.has(path) ? 'operazioni' : (routes[path.split('/')[1] ?? ''] ?? 'pagina')
}

/** The number of a request: the caller's when it is one, else a new one. */
export function requestIdOf(given: string | null | undefined): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

interface ServedRequest {
  requestId: string
  method: string
  path: string
  status: number
  /** `performance.now()` when the request came. */
  started: number
  /** Who asked, when anybody is known. */
  ctx: Context | undefined
}

interface RequestFrame {
  /** Counts a request that has been answered, and writes its line in the log. */
  annota(served: ServedRequest): void
  /** The answer to what went wrong: a refusal as it is, a fault as a number to quote. @param ctx when there was one */
  rispostaDiErrore(error: unknown, requestId: string, path: string, ctx: Context | undefined): Response
}

/** What surrounds every request, the same by whichever way it is answered. */
export function createRequestFrame({ log, metrics, readiness }: Services): RequestFrame {
  // Nothing of these lines is secret: they are spared the search for what is.
  const requests = log.child({}, { redact: [] })
  return {
    annota({ requestId, method, path, status, started, ctx }) {
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
      const userId = ctx?.viewer?.id
      const operation = ctx?.operation
      const who = { userId, tokenId, indirizzo: ctx?.indirizzo }
      const line = { requestId, traceId: traceIdNow(), method, path, operation, status, ms: Math.round(ms), ...who }
      requests.info(line, 'richiesta')
    },
    rispostaDiErrore(error, requestId, path, ctx) {
      if (error instanceof Refusal) return refusalResponse(error)
      const slow = tooSlow(error)
      if (slow) return refusalResponse(slow)
      const momentary = momentaryRefusal(error)
      if (momentary) {
        readiness.note(error)
        log.warn({ requestId, reason: (error as Error).message }, 'not available')
        return refusalResponse(momentary)
      }
      if (ctx) reportFault(ctx, error, path)
      else log.error({ err: error, requestId }, 'errore prima del contesto')
      return Response.json({ detail: 'Errore del server.', request_id: requestId }, { status: 500 })
    },
  }
}
