import type { Context, OutgoingCookie } from './context.ts'
import type { Config } from './env.ts'
import type { Refusal, RefusalCode } from './errors.ts'

/** The longest body of a GraphQL call, in bytes. */
export const MAX_GRAPHQL_BYTES = 1024 * 1024

/** The longest body of a visitor, in bytes: a quote of 200 windows is 40 kB, and nothing else of theirs is long. */
const MAX_VISITOR = 64 * 1024

/** The longest body that a caller may send where users may send `max`, in bytes. */
export function maxBody({ viewer }: Pick<Context, 'viewer'>, max: number): number {
  return viewer ? max : Math.min(max, MAX_VISITOR)
}

/** The answer to a longer one, as everywhere under /api. */
export function bodyTooLarge(): Response {
  return Response.json({ detail: 'Corpo della richiesta troppo grande.' }, { status: 413 })
}

/** Headers as a call brings them, by their lower-case names: those of a fetch Request, or of node's own message. */
export interface CallHeaders {
  get(name: string): string | null
}

/** What is asked of a call, by whichever way it comes in. */
export interface HttpCall {
  readonly method: string
  readonly url: string
  readonly headers: CallHeaders
}

/**
 * The client's address: the peer, or what the trusted proxies report of it.
 * @param forwarded X-Forwarded-For; only its last `trustedProxies` entries were written by proxies of ours
 */
export function clientAddress(peer: string, forwarded: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwarded) return peer
  const hops = forwarded.split(',').map((hop) => hop.trim())
  return hops.at(-trustedProxies) ?? hops[0] ?? peer
}

/** The secret of an `Authorization: Bearer …`; null without one. */
export function bearerOf(headers: CallHeaders): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

/** Whether a host, with or without port, is a name of this machine for itself; so counts none, ''. */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === '' || name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || isLoopback(name)
}

const isLoopback = (name: string): boolean => /^127(\.\d{1,3}){3}$/.test(name)

/** True when browsers reach the product over TLS. */
export function isHttps(config: Config): boolean {
  return config.publicUrl?.startsWith('https://') ?? false
}

/** The text of a Set-Cookie header. */
export function setCookie(cookie: OutgoingCookie, https: boolean): string {
  const parts = [`${cookie.name}=${cookie.value}`, 'Path=/', `Max-Age=${Math.round(cookie.maxAge)}`, 'SameSite=Lax']
  if (cookie.httpOnly) parts.push('HttpOnly')
  if (https) parts.push('Secure')
  return parts.join('; ')
}

/** What the answer 401 says of how to come in. */
export const WWW_AUTHENTICATE = { 'WWW-Authenticate': 'Bearer realm="api"' }

/** Status of a refusal by its code; UNAUTHENTICATED is 401 only of a bad token. */
export const REFUSAL_STATUS: Readonly<Record<RefusalCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PROOF_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  THROTTLED: 429,
  UNAVAILABLE: 503,
  BAD_GATEWAY: 502,
  QUERY_LIMIT: 400,
  WRITTEN_UNREAD: 202,
  RESUME_TOO_OLD: 410,
  BAD_REQUEST: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  IDEMPOTENCY_KEY_IN_USE: 409,
}

/** A refusal before any door could answer it: JSON with `detail`, as everywhere under /api. */
export function refusalResponse(refusal: Refusal): Response {
  const { bearer, retryAfter } = refusal.extensions
  const headers: Record<string, string> = bearer ? { ...WWW_AUTHENTICATE } : {}
  if (typeof retryAfter === 'number') headers['Retry-After'] = String(retryAfter)
  const status = refusal.code === 'UNAUTHENTICATED' && !bearer ? 403 : REFUSAL_STATUS[refusal.code]
  return Response.json({ detail: refusal.message }, { status, headers })
}
