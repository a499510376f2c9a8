import type { HttpCall } from '../call.ts'
import type { Context } from '../context.ts'
import type { Config } from '../env.ts'
import { Refusal } from '../errors.ts'
import { readRequestCookie } from './authentication.ts'
import { sameSecret } from './secrets.ts'
import { CSRF_COOKIE } from './sessions.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const FROM_HEADER = "CSRF token from the 'X-Csrftoken' HTTP header"

/**
 * The secret in a token of the old framework: 32 characters as they are, or 64, a mask and the secret shifted by it.
 * @returns null when it is no such token
 */
export function csrfSecret(token: string): string | null {
  if (!/^[a-zA-Z0-9]+$/.test(token)) return null
  if (token.length === 32) return token
  if (token.length !== 64) return null
  const index = (place: number) => ALPHABET.indexOf(token.charAt(place))
  const letters = Array.from({ length: 32 }, (_, i) => ALPHABET[(index(32 + i) - index(i) + 62) % 62])
  return letters.join('')
}

function failed(reason: string): Refusal {
  return new Refusal('FORBIDDEN', `CSRF Failed: ${reason}`)
}

/** Whether pages of an origin may call, with a token or as visitors, by CORS_ORIGINS. */
export function isAllowedOrigin(origin: string, { corsOrigins }: Pick<Config, 'corsOrigins'>): boolean {
  return corsOrigins.includes('*') || corsOrigins.includes(origin)
}

/** What visitors send: a request for a quote, from any page that CORS_ORIGINS names. */
const VISITORS_PATH = /^\/api\/preventivi-create\/?$/

/** The origins that are this site, behind a proxy or not. */
export function isOwnOrigin(origin: string, url: URL, publicUrl: string | undefined): boolean {
  if (publicUrl && origin === new URL(publicUrl).origin) return true
  const parsed = URL.canParse(origin) ? new URL(origin) : null
  return parsed !== null && parsed.host === url.host
}

/**
 * The checks of the old framework on an unsafe call: Origin for everyone who sends one, the token
 * for cookie sessions. A Bearer token and the link of a supplier need none: no page sends them by itself.
 * docs/rest.md#login-and-csrf
 * @throws Refusal FORBIDDEN `CSRF Failed: …`
 */
export function checkCsrf(request: HttpCall, ctx: Context): void {
  if (SAFE.has(request.method) || ctx.auth.tipo === 'token' || ctx.auth.tipo === 'fornitore') return
  const isOurs = (origin: string) => isOwnOrigin(origin, new URL(request.url), ctx.services.config.publicUrl)
  const origin = request.headers.get('origin')
  if (origin !== null && !isOurs(origin)) {
    // A page of another origin brings no cookie: there is nobody in whose name it could write.
    const isVisitor = ctx.auth.tipo === 'anonimo' && VISITORS_PATH.test(new URL(request.url).pathname)
    if (isVisitor && isAllowedOrigin(origin, ctx.services.config)) return
    throw failed(`Origin checking failed - ${origin} does not match any trusted origins.`)
  }
  if (origin === null && ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '')) {
    throw failed('Origin checking failed - null does not match any trusted origins.')
  }
  if (ctx.auth.tipo !== 'sessione') return
  const referer = request.headers.get('referer')
  if (origin === null && referer !== null) {
    if (!URL.canParse(referer)) throw failed('Referer checking failed - Referer is malformed.')
    if (!isOurs(new URL(referer).origin)) {
      throw failed(`Referer checking failed - ${referer} does not match any trusted origins.`)
    }
  }
  const cookie = readRequestCookie(request.headers.get('cookie'), CSRF_COOKIE)
  const header = request.headers.get('x-csrftoken')
  if (!cookie) throw failed('CSRF cookie not set.')
  if (!header) throw failed('CSRF token missing.')
  const inHeader = csrfSecret(header)
  const inCookie = csrfSecret(cookie)
  if (![32, 64].includes(header.length)) throw failed(`${FROM_HEADER} has incorrect length.`)
  if (inHeader === null) throw failed(`${FROM_HEADER} has invalid characters.`)
  if (inCookie === null || !sameSecret(inHeader, inCookie) || !sameSecret(inHeader, ctx.auth.csrfToken)) {
    throw failed(`${FROM_HEADER} incorrect.`)
  }
}

/**
 * The check of a GET that writes: the call has the token of the session, which a picture or a link has not, wherever it
 * stands. A Bearer token needs none.
 * @throws Refusal FORBIDDEN `CSRF Failed: …`
 */
export function checkWritingGet(request: HttpCall, ctx: Context): void {
  if (ctx.auth.tipo !== 'sessione') return
  const header = csrfSecret(request.headers.get('x-csrftoken') ?? '')
  if (header === null || !sameSecret(header, ctx.auth.csrfToken)) throw failed('CSRF token missing.')
}
