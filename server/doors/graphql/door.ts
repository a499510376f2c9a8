import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, Services } from '../../platform/context.ts'
import { Refusal } from '../../platform/errors.ts'
import {
  bearerOf,
  bodyTooLarge,
  clientAddress,
  isHttps,
  MAX_GRAPHQL_BYTES,
  maxBody,
  setCookie,
} from '../../platform/http/call.ts'
import { authenticate } from '../../platform/identity/authentication.ts'
import { checkCsrf } from '../../platform/identity/csrf.ts'
import { countCall, rateHeaders } from '../../platform/identity/tokenLimits.ts'
import { corsHeaders, preflight } from '../http/cors.ts'
import { securityHeadersOf } from '../http/headers.ts'
import { etagOf } from '../http/pages.ts'
import { createRequestFrame, requestIdOf } from '../http/requestFrame.ts'
import { answerGraphql, mediaType } from './answer.ts'
import type { HttpAnswer } from './eventStream.ts'
import { graphiqlPage, wantsGraphiql } from './graphiql.ts'
import type { PersistedDocument } from './persistedDocuments.ts'

interface DoorOptions {
  services: Services
  persisted: Map<string, PersistedDocument>
}

/** Shorter answers are not worth compressing; characters. */
const COMPRESSED_FROM = 1024
const compressed = promisify(gzip)

/**
 * Everything at `/graphql` over HTTP. It is a handler of its own, not the last of a chain: what surrounds every request
 * (caller, limits, CSRF, headers, log line) is done here by the same functions, once, without the objects that a chain
 * hands on; on a detail that is a quarter of all it costs.
 * @returns answers a request. @param peer the other end of its connection
 */
export function createGraphqlDoor({ services, persisted }: DoorOptions) {
  const { config, events } = services
  const https = isHttps(config)
  const security = securityHeadersOf({ https, immagini: config.localServicesUrl })
  const frame = createRequestFrame(services)

  /** The answer to a caller who is known. */
  async function answerTo(request: Request, ctx: Context): Promise<HttpAnswer> {
    const most = maxBody(ctx, MAX_GRAPHQL_BYTES)
    if (Number(request.headers.get('content-length')) > most) return answerOf(bodyTooLarge())
    checkCsrf(request, ctx)
    // What stands in the way of reading it is that whoever sends it has gone: no fault of ours, and nobody to tell.
    const body = await readBody(request, most).catch(() => undefined)
    if (body === undefined) return { status: 400, headers: {}, body: '' }
    if (body === null) return answerOf(bodyTooLarge())
    if (wantsGraphiql(request, ctx)) return graphiqlPage(ctx)
    const position = events.posizione()
    const answer = await answerGraphql(request, body, ctx, persisted)
    if (position && ctx.viewer) answer.headers['X-Eventi'] = position
    // A tablet of the workshop is nobody and sees names: what it reads is its own.
    const isPublic = !ctx.viewer && ctx.segretoTablet === ''
    return request.method === 'GET' && isPublic && typeof answer.body === 'string'
      ? kept(request, answer, answer.body)
      : answer
  }

  return async (request: Request, peer: string): Promise<Response> => {
    const started = performance.now()
    const given = request.headers
    const requestId = requestIdOf(given.get('x-request-id'))
    const asked = preflight(request, config)
    if (asked) return new Response(null, { status: 204, headers: asked })
    let ctx: Context | undefined
    let answer: HttpAnswer
    try {
      const indirizzo = clientAddress(peer, given.get('x-forwarded-for'), config.trustedProxies)
      ctx = await authenticate(services, { headers: given, requestId, indirizzo })
      await countCall(ctx)
      answer = await answerTo(request, ctx)
    } catch (error) {
      const refused = frame.rispostaDiErrore(error, requestId, '/graphql', ctx)
      answer = bearerOf(given) ? await asGraphql(refused, error, given.get('accept')) : await answerOf(refused)
    }
    const { status, body } = answer
    const headers: Record<string, string> = { Vary: 'Accept-Encoding', 'X-Request-Id': requestId }
    for (const [name, value] of security(given.get('host') ?? undefined)) headers[name] = value
    Object.assign(headers, answer.headers, ctx && rateHeaders(ctx))
    const cors = corsHeaders(request, config)
    if (cors.Vary) headers.Vary += `, ${cors.Vary}`
    for (const [name, value] of Object.entries(cors)) if (name !== 'Vary') headers[name] = value
    const isCompressed =
      typeof body === 'string' && body.length > COMPRESSED_FROM && takesGzip(given.get('accept-encoding'))
    if (isCompressed) headers['Content-Encoding'] = 'gzip'
    const sent = status === 304 || body === '' ? null : isCompressed ? new Uint8Array(await compressed(body)) : body
    frame.annota({ requestId, method: request.method, path: '/graphql', status, started, ctx })
    return new Response(sent, { status, headers: withCookies(headers, ctx, https) })
  }
}

/** One Set-Cookie a cookie, which a plain object of headers cannot hold. */
function withCookies(headers: Record<string, string>, ctx: Context | undefined, https: boolean) {
  if (!ctx || ctx.cookies.length === 0) return headers
  const all = new Headers(headers)
  for (const cookie of ctx.cookies) all.append('Set-Cookie', setCookie(cookie, https))
  return all
}

/** A body, unless it is longer than `most` bytes: then null, without reading on. */
async function readBody(request: Request, most: number): Promise<string | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return ''
  // No more can come than it says.
  if (request.headers.get('content-length') !== null) return request.text()
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.length
    if (size > most) return null
    pieces.push(piece)
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}

const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  429: 'THROTTLED',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'UNAVAILABLE',
}

/** A refusal before any document is read, in the words of GraphQL: what its clients show to their users. */
async function asGraphql(response: Response, error: unknown, accept: string | null): Promise<HttpAnswer> {
  const { detail, request_id: requestId } = (await response.json()) as { detail: string; request_id?: string }
  const { bearer, ...told } = error instanceof Refusal ? error.extensions : {}
  const extensions = { code: CODES[response.status] ?? 'BAD_REQUEST', ...told, ...(requestId ? { requestId } : {}) }
  const headers = {
    ...Object.fromEntries(response.headers),
    'content-type': `${mediaType(accept) ?? 'application/json'}; charset=utf-8`,
  }
  return { status: response.status, headers, body: JSON.stringify({ errors: [{ message: detail, extensions }] }) }
}

async function answerOf(response: Response): Promise<HttpAnswer> {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}

/** Visitors read public data only: their persisted reads may be kept for a minute and revalidated for nothing. */
function kept(request: Request, answer: HttpAnswer, body: string): HttpAnswer {
  if (answer.status !== 200) return answer
  const etag = etagOf(body)
  const headers = {
    ...answer.headers,
    ETag: etag,
    'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
    Vary: 'Cookie, Authorization, Accept-Encoding',
  }
  const isKnown = request.headers.get('if-none-match') === etag
  return isKnown ? { status: 304, headers, body: '' } : { status: 200, headers, body }
}

/** Whether an Accept-Encoding lets gzip be used. */
export function takesGzip(header: string | null): boolean {
  if (header === null) return false
  const named = header.split(',').find((one) => /^\s*(gzip|\*)\s*(;|$)/i.test(one))
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(named)
}
