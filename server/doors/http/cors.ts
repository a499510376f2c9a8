import type { HttpCall } from '#platform/call.ts'
import type { Config } from '#platform/env.ts'
import { isAllowedOrigin } from '#platform/identity/csrf.ts'

/** What a page of another origin may send, and read of an answer. */
const ALLOWED = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'authorization, content-type, accept, accept-language, if-match, idempotency-key, x-request-id',
  'Access-Control-Max-Age': '600',
}
const EXPOSED =
  'X-Request-Id, X-Eventi, ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, WWW-Authenticate'

/**
 * The headers that let a page of another origin read an answer; none for the others, and none at all without
 * CORS_ORIGINS. Cookies never come along: such a page has a token or is a visitor.
 */
export function corsHeaders({ headers }: Pick<HttpCall, 'headers'>, config: Config): Record<string, string> {
  const origin = headers.get('origin')
  if (config.corsOrigins.length === 0) return {}
  if (origin === null || !isAllowedOrigin(origin, config)) return { Vary: 'Origin' }
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': EXPOSED }
}

/** The headers of the answer to a browser that asks beforehand; null for any other call. */
export function preflight(call: HttpCall, config: Config): Record<string, string> | null {
  if (call.method !== 'OPTIONS' || call.headers.get('access-control-request-method') === null) return null
  const headers = corsHeaders(call, config)
  return headers['Access-Control-Allow-Origin'] ? { ...headers, ...ALLOWED } : null
}
