import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, Services } from '../../platform/context.ts'
import {
  clientAddress,
  corpoTroppoGrande,
  type HttpCall,
  isHttps,
  MAX_GRAPHQL_BYTES,
  massimoCorpo,
  setCookie,
} from '../../platform/http/call.ts'
import { authenticate } from '../../platform/identity/authentication.ts'
import { checkCsrf } from '../../platform/identity/csrf.ts'
import type { PersistedDocument } from '../graphql/persistedDocuments.ts'
import { answerShort, prepareShort, type ShortAnswer, type ShortRun } from '../graphql/persistedShort.ts'
import { isJsonType, type Params, paramsOf, persistedIdOf } from '../graphql/request.ts'
import { isHost, securityHeadersOf } from './headers.ts'
import { createRequestFrame, requestIdOf } from './requestFrame.ts'

interface DirettaOptions {
  services: Services
  persisted: Map<string, PersistedDocument>
  /** Who answers all the rest; gets a body that was read already in `rawBody`. */
  altrimenti: RequestListener
}

/** A persisted document that is asked for, ready to be run. */
interface Domanda {
  chiamata: HttpCall
  params: Params
  document: PersistedDocument['document']
  breve: ShortRun
}

const COMPRESSA_DA = 1024
const comprimi = promisify(gzip)

/**
 * The short way of what browsers send most, a persisted document by POST: from node's message to node's answer, without
 * the fetch objects and the chain of handlers of the one in app.ts. Context, CSRF, masking, headers and log line are
 * the same functions; whatever is unusual takes the long way, which alone knows how to refuse it (directWay.test.ts).
 */
export function directWay({ services, persisted, altrimenti }: DirettaOptions): RequestListener {
  const { config, events } = services
  const https = isHttps(config)
  const sicurezza = securityHeadersOf({ https, immagini: config.localServicesUrl })
  const cornice = createRequestFrame(services)

  function domandaDi(incoming: IncomingMessage, body: Buffer): Domanda | null {
    const chiamata = chiamataDi(incoming)
    const params = isJsonType(chiamata) ? leggi(body) : null
    const id = params && persistedIdOf(params)
    const known = id === null ? undefined : persisted.get(id)
    if (!params || !known) return null
    const breve = prepareShort(chiamata, known.document, params)
    return breve && { chiamata, params, document: known.document, breve }
  }

  async function rispondi(incoming: IncomingMessage, outgoing: ServerResponse, domanda: Domanda, started: number) {
    const { chiamata, params, document, breve } = domanda
    const { headers } = chiamata
    const requestId = requestIdOf(headers.get('x-request-id'))
    const extra: string[] = []
    let ctx: Context | undefined
    let risposta: ShortAnswer
    try {
      const peer = incoming.socket.remoteAddress ?? ''
      const indirizzo = clientAddress(peer, headers.get('x-forwarded-for'), config.trustedProxies)
      ctx = await authenticate(services, { headers, requestId, indirizzo })
      const isTroppo = Number(incoming.headers['content-length']) > massimoCorpo(ctx, MAX_GRAPHQL_BYTES)
      if (!isTroppo) checkCsrf(chiamata, ctx)
      const posizione = events.posizione()
      if (posizione && ctx.viewer) extra.push('X-Eventi', posizione)
      risposta = isTroppo ? await daResponse(corpoTroppoGrande()) : await answerShort(breve, document, params, ctx)
    } catch (error) {
      risposta = await daResponse(cornice.rispostaDiErrore(error, requestId, '/graphql', ctx))
    }
    extra.push(...Object.entries(risposta.headers).flat())
    for (const cookie of ctx?.cookies ?? []) extra.push('Set-Cookie', setCookie(cookie, https))
    for (const [name, value] of sicurezza(incoming.headers.host)) extra.push(name, value)
    extra.push('X-Request-Id', requestId, 'Vary', 'Accept-Encoding')
    await scrivi(outgoing, risposta, extra, headers.get('accept-encoding') !== null)
    const { status } = risposta
    cornice.annota({ requestId, method: 'POST', path: '/graphql', status, started, userId: ctx?.viewer?.id })
  }

  return (incoming, outgoing) => {
    if (!isSemplice(incoming)) return altrimenti(incoming, outgoing)
    const started = performance.now()
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
      const domanda = domandaDi(incoming, body)
      if (!domanda) return altrimenti(Object.assign(incoming, { rawBody: body }), outgoing)
      rispondi(incoming, outgoing, domanda, started).catch((error: unknown) => {
        services.log.error({ err: error }, 'risposta non scritta')
        outgoing.destroy()
      })
    })
  }
}

/** A POST of a whole JSON body within the limit, with nothing in its headers that needs a closer look. */
function isSemplice({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url !== '/graphql' || !isHost(headers.host)) return false
  const length = headers['content-length']
  if (length === undefined || headers['transfer-encoding'] !== undefined) return false
  // Who shows nothing to be known by is a visitor; whether a cookie or a token is good is known later.
  const isVisitatore = headers.cookie === undefined && headers.authorization === undefined
  const massimo = isVisitatore ? massimoCorpo({ viewer: null }, MAX_GRAPHQL_BYTES) : MAX_GRAPHQL_BYTES
  return Number(length) <= massimo && isGzipONiente(headers['accept-encoding'])
}

/** No compression asked for, or gzip among others of equal worth, as browsers do. */
function isGzipONiente(header: string | string[] | undefined): boolean {
  const wanted = header === undefined ? ['gzip'] : String(header).split(/, ?/)
  return wanted.includes('gzip') && wanted.every((name) => /^[a-z]+$/.test(name))
}

function chiamataDi({ headers }: IncomingMessage): HttpCall {
  return {
    method: 'POST',
    url: `http://${headers.host}/graphql`,
    headers: {
      get(name) {
        const value = headers[name]
        return typeof value === 'string' ? value : (value?.join(', ') ?? null)
      },
    },
  }
}

/** The parameters in a body, null when the long way must say what is wrong with it. */
function leggi(body: Buffer): Params | null {
  try {
    return paramsOf(body.toString())
  } catch {
    return null
  }
}

async function daResponse(response: Response): Promise<ShortAnswer> {
  const { 'content-type': type = '', ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, type, headers, body: await response.text() }
}

async function scrivi(
  outgoing: ServerResponse,
  { status, type, body }: ShortAnswer,
  headers: string[],
  compressa: boolean,
): Promise<void> {
  const isLong = compressa && body.length > COMPRESSA_DA
  const bytes = isLong ? await comprimi(body) : Buffer.from(body)
  if (outgoing.destroyed) return
  if (isLong) headers.push('Content-Encoding', 'gzip')
  outgoing.writeHead(status, [...headers, 'Content-Type', type, 'Content-Length', String(bytes.length)])
  outgoing.end(bytes)
}
