import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, Services } from '../../platform/context.ts'
import {
  type Chiamata,
  corpoTroppoGrande,
  indirizzoDi,
  isHttps,
  MASSIMO_GRAPHQL,
  massimoCorpo,
  setCookie,
} from '../../platform/http/richiesta.ts'
import { autentica } from '../../platform/identity/autenticazione.ts'
import { controllaCsrf } from '../../platform/identity/csrf.ts'
import type { PersistedDocument } from '../graphql/persisted.ts'
import { type Breve, preparaBreve, type Risposta, rispondiBreve } from '../graphql/persistito.ts'
import { idDi, isTipoJson, type Params, paramsDi } from '../graphql/richiesta.ts'
import { createCornice, requestIdDi } from './cornice.ts'
import { intestazioniDiSicurezza, isHost } from './headers.ts'

interface DirettaOptions {
  services: Services
  persisted: Map<string, PersistedDocument>
  /** Who answers all the rest; gets a body that was read already in `rawBody`. */
  altrimenti: RequestListener
}

/** A persisted document that is asked for, ready to be run. */
interface Domanda {
  chiamata: Chiamata
  params: Params
  document: PersistedDocument['document']
  breve: Breve
}

const COMPRESSA_DA = 1024
const comprimi = promisify(gzip)

/**
 * The short way of what browsers send most, a persisted document by POST: from node's message to node's answer, without
 * the fetch objects and the chain of handlers of the one in app.ts. Context, CSRF, masking, headers and log line are
 * the same functions; whatever is unusual takes the long way, which alone knows how to refuse it (diretta.test.ts).
 */
export function viaDiretta({ services, persisted, altrimenti }: DirettaOptions): RequestListener {
  const { config, events } = services
  const https = isHttps(config)
  const sicurezza = intestazioniDiSicurezza({ https, immagini: config.localServicesUrl })
  const cornice = createCornice(services)

  function domandaDi(incoming: IncomingMessage, body: Buffer): Domanda | null {
    const chiamata = chiamataDi(incoming)
    const params = isTipoJson(chiamata) ? leggi(body) : null
    const id = params && idDi(params)
    const known = id === null ? undefined : persisted.get(id)
    if (!params || !known) return null
    const breve = preparaBreve(chiamata, known.document, params)
    return breve && { chiamata, params, document: known.document, breve }
  }

  async function rispondi(incoming: IncomingMessage, outgoing: ServerResponse, domanda: Domanda, started: number) {
    const { chiamata, params, document, breve } = domanda
    const { headers } = chiamata
    const requestId = requestIdDi(headers.get('x-request-id'))
    const extra: string[] = []
    let ctx: Context | undefined
    let risposta: Risposta
    try {
      const peer = incoming.socket.remoteAddress ?? ''
      const indirizzo = indirizzoDi(peer, headers.get('x-forwarded-for'), config.trustedProxies)
      ctx = await autentica(services, { headers, requestId, indirizzo })
      const isTroppo = Number(incoming.headers['content-length']) > massimoCorpo(ctx, MASSIMO_GRAPHQL)
      if (!isTroppo) controllaCsrf(chiamata, ctx)
      const posizione = events.posizione()
      if (posizione && ctx.viewer) extra.push('X-Eventi', posizione)
      risposta = isTroppo ? await daResponse(corpoTroppoGrande()) : await rispondiBreve(breve, document, params, ctx)
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
  const massimo = isVisitatore ? massimoCorpo({ viewer: null }, MASSIMO_GRAPHQL) : MASSIMO_GRAPHQL
  return Number(length) <= massimo && isGzipONiente(headers['accept-encoding'])
}

/** No compression asked for, or gzip among others of equal worth, as browsers do. */
function isGzipONiente(header: string | string[] | undefined): boolean {
  const wanted = header === undefined ? ['gzip'] : String(header).split(/, ?/)
  return wanted.includes('gzip') && wanted.every((name) => /^[a-z]+$/.test(name))
}

function chiamataDi({ headers }: IncomingMessage): Chiamata {
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
    return paramsDi(body.toString())
  } catch {
    return null
  }
}

async function daResponse(response: Response): Promise<Risposta> {
  const { 'content-type': type = '', ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, type, headers, body: await response.text() }
}

async function scrivi(
  outgoing: ServerResponse,
  { status, type, body }: Risposta,
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
