import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** What the middleware leaves for the pages: the nonce of their scripts and styles. */
export interface NonceVariables {
  nonce: string
}

/** A host name with its port, as it may stand in a policy; anything else in `Host` is not repeated. */
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i

/**
 * The content security policy of our pages: everything from here, scripts and styles only with the nonce.
 * @param nonce base64, fresh for each response
 * @param host for websockets: not every browser lets `self` cover them
 * @param immagini address whose pictures may be shown too: that of the local services
 */
export function contentSecurityPolicy(
  nonce: string,
  host: string | undefined,
  https: boolean,
  immagini: string | undefined = undefined,
): string {
  const scheme = https ? 'wss' : 'ws'
  const socket = host && HOST.test(host) ? ` ${scheme}://${host}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${immagini ? ` ${new URL(immagini).origin}` : ''}`,
    "font-src 'self' data:",
    `connect-src 'self'${socket}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    // A PDF is looked at in its page.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const FIXED: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Permissions-Policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()',
}

/**
 * Security headers on every response (QUALITY §3). A header that the handler has set stays: a served file
 * carries a stricter policy of its own. The nonce is in `c.get('nonce')` before the handler runs.
 * @param options.https true when browsers reach us over TLS: adds HSTS and wss
 * @param options.immagini address whose pictures may be shown too
 */
export function securityHeaders(options: {
  https: boolean
  immagini?: string | undefined
}): MiddlewareHandler<{ Variables: NonceVariables }> {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    await next()
    const headers: Record<string, string> = {
      ...FIXED,
      'Content-Security-Policy': contentSecurityPolicy(nonce, c.req.header('host'), options.https, options.immagini),
      ...(options.https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
    }
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value)
  }
}
