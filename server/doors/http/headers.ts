import { randomFillSync } from 'node:crypto'

/** A host name with its port, as it may stand in a policy; anything else in `Host` is not repeated. */
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i

/** True for the host of a request that may be repeated. */
export function isHost(host: string | undefined): host is string {
  return host !== undefined && HOST.test(host)
}

/**
 * The content security policy of our pages: everything from here, scripts and styles only with the nonce.
 * @param nonce base64, fresh for each response
 * @param host for websockets: not every browser lets `self` cover them
 * @param images address whose pictures may be shown too: that of the local services
 * @param frames origins whose pages may show ours within theirs
 */
export function contentSecurityPolicy(
  nonce: string,
  host: string | undefined,
  https: boolean,
  images: string | undefined = undefined,
  frames: readonly string[] = [],
): string {
  const scheme = https ? 'wss' : 'ws'
  const socket = isHost(host) ? ` ${scheme}://${host}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${images ? ` ${new URL(images).origin}` : ''}`,
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
    `frame-ancestors ${frames.length > 0 ? ["'self'", ...frames].join(' ') : "'none'"}`,
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

interface SecurityOptions {
  /** True when browsers reach us over TLS: adds HSTS and wss. */
  https: boolean
  /** Address whose pictures may be shown too. */
  immagini?: string | undefined
  /** Origins whose pages may show the wizard within theirs. */
  frames?: readonly string[]
}

/** The one page that others may show within theirs. */
const EMBEDDED = /^\/preventivo\/?$/

/** Stands for the nonce in a policy that is written once for a host. */
const PLACE = '%'

/** @returns the headers of one response at `path` to whoever asked for `host`, whose scripts and styles have a nonce */
export function securityHeadersOf({ https, immagini, frames = [] }: SecurityOptions) {
  const fixed: [string, string][] = Object.entries(FIXED)
  if (https) fixed.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'])
  // Browsers that know frame-ancestors do not look at it; older ones would refuse whom the policy lets in.
  const embedded = fixed.filter(([name]) => name !== 'X-Frame-Options')
  const policyOf = (host: string | undefined, allowed: readonly string[]) =>
    contentSecurityPolicy(PLACE, host, https, immagini, allowed).split(PLACE)
  let last: { host: string | undefined; policy: string[]; embedded: string[] } | undefined
  return (host: string | undefined, nonce: string, path = ''): [string, string][] => {
    if (!last || last.host !== host) last = { host, policy: policyOf(host, []), embedded: policyOf(host, frames) }
    const isEmbedded = frames.length > 0 && EMBEDDED.test(path)
    const policy = isEmbedded ? last.embedded : last.policy
    return [...(isEmbedded ? embedded : fixed), ['Content-Security-Policy', policy.join(nonce)]]
  }
}

const NONCE = 16
const randoms = Buffer.alloc(NONCE * 256)
let used = randoms.length

/** 128 random bits, taken from many asked at once. */
export function newNonce(): string {
  if (used === randoms.length) {
    randomFillSync(randoms)
    used = 0
  }
  used += NONCE
  return randoms.toString('base64', used - NONCE, used)
}

/** A response with these headers too; one that it has already stays: a served file has a stricter policy of its own. */
export function withHeaders(response: Response, given: readonly [string, string][]): Response {
  try {
    for (const [name, value] of given) if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  } catch {
    // A redirection cannot be changed.
    return withHeaders(new Response(response.body, response), given)
  }
}
