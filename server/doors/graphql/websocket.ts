import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ExecutionArgs, GraphQLError } from 'graphql'
import { useServer as attachGraphqlWs } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { bearerOf, clientAddress } from '#platform/call.ts'
import type { Context, Services } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { maskedError } from '#platform/graphql/mask.ts'
import { authenticate, readRequestCookie } from '#platform/identity/authentication.ts'
import { isAllowedOrigin, isOwnOrigin } from '#platform/identity/csrf.ts'
import { networkOf } from '#platform/identity/place.ts'
import { SESSION_COOKIE } from '#platform/identity/sessions.ts'
import { countCall } from '#platform/identity/tokenLimits.ts'
import { sameRights } from '#platform/identity/viewer.ts'
import { hasAccount } from '#platform/permissions.ts'
import { createGraphql } from './door.ts'
import { chooseDocument, type PersistedDocument } from './persistedDocuments.ts'
import type { Params } from './requestLimits.ts'

const MAX_PAYLOAD = 64 * 1024
const SOCKETS_PER_USER = 5
const OPERATIONS_PER_SOCKET = 50
/** How long a socket may take to say who it is, milliseconds. */
const INIT_MS = 3_000
/** Sockets of one address that have not said it yet. */
const UNKNOWN_PER_ADDRESS = 20
const RECHECK_MS = 60_000
const CLOSED_BY_SERVER = 4403
/** Of the protocol: nothing is wrong with the session, come back later. */
const TRY_AGAIN_LATER = 1013

/** A request that became a socket, with who it is once that is known. */
interface Asker extends IncomingMessage {
  ctx?: Context
  /** The token of `connection_init`, where the request brought nothing. */
  bearer?: string
}

interface Extra extends Record<PropertyKey, unknown> {
  socket: WebSocket
  request: Asker
}

export interface WebsocketServer {
  /** Closes every connection, and the server. */
  close(): Promise<void>
}

function headersOf(request: Asker): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  if (request.bearer) headers.set('authorization', `Bearer ${request.bearer}`)
  return headers
}

function reject(socket: Duplex, status: string, header = ''): void {
  socket.end(`HTTP/1.1 ${status}\r\n${header}Connection: close\r\nContent-Length: 0\r\n\r\n`)
}

const addressOf = ({ config }: Services, { socket, headers }: IncomingMessage) =>
  clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString() ?? null, config.trustedProxies)

/** Whether the address is ours and the page, if any, one of ours; one of another origin in the settings has a token. */
function isForUs({ config }: Services, request: Asker): boolean {
  const base = `http://${request.headers.host ?? 'localhost'}`
  const url = URL.canParse(request.url ?? '/', base) ? new URL(request.url ?? '/', base) : null
  const { origin } = request.headers
  if (url?.pathname !== '/graphql') return false
  if (!origin || isOwnOrigin(origin, url, config.publicUrl)) return true
  return isAllowedOrigin(origin, config) && !bringsSession(request)
}

const bringsSession = ({ headers }: IncomingMessage) =>
  readRequestCookie(headers.cookie ?? null, SESSION_COOKIE) !== null

/** Whether a request says nothing of who it is: it may say it in its `connection_init`. */
const bringsNothing = (request: IncomingMessage) => !request.headers.authorization && !bringsSession(request)

/** The token among the parameters of `connection_init`, where clients put their headers; null without one. */
function tokenOf(params: Readonly<Record<string, unknown>> | undefined): string | null {
  const inHeaders = (params?.headers ?? {}) as Record<string, unknown>
  const given = params?.Authorization ?? params?.authorization ?? inHeaders.Authorization ?? inHeaders.authorization
  return bearerOf({ get: () => (typeof given === 'string' ? given : null) })
}

/**
 * The request behind a socket, or null when it may not come in: foreign origin, or nobody logged in.
 * @throws what stands in the way of knowing: the database is away
 */
async function admit(services: Services, request: Asker): Promise<Context | null> {
  if (!isForUs(services, request)) return null
  const facts = { headers: headersOf(request), requestId: crypto.randomUUID(), indirizzo: addressOf(services, request) }
  try {
    const ctx = await authenticate(services, facts)
    // A socket belongs to an account: the link of a supplier has none.
    return hasAccount(ctx.viewer) ? ctx : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The subscriptions' door: graphql-ws on the same port as everything else. */
export function createWebsocket(
  server: Server,
  services: Services,
  persisted: Map<string, PersistedDocument>,
): WebsocketServer {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD })
  const { getEnveloped } = createGraphql(persisted)
  const { execute, subscribe } = getEnveloped()

  /** An operation of a socket, of any kind, as the plugins of GraphQL let it through. @throws GraphQLError */
  function operationOf(sent: Params, ctx: Context): ExecutionArgs {
    const known = chooseDocument(sent, ctx, persisted)
    const variableValues = (sent.variables ?? {}) as Record<string, unknown>
    const contextValue = { ctx, known, params: { variables: variableValues } }
    const { schema, parse, validate } = getEnveloped(contextValue)
    const document = parse(known?.text ?? sent.query)
    const [error] = validate(schema, document)
    if (error) throw error
    const operationName = typeof sent.operationName === 'string' ? sent.operationName : undefined
    return { schema, document, variableValues, contextValue, operationName }
  }
  const byUser = new Map<number, Map<WebSocket, Asker>>()
  /** Sockets of each address that have not yet said who they are. */
  const unknown = new Map<string, number>()

  /** Counts a socket among those of its user, until it closes. @returns false when the user has too many */
  function take(ws: WebSocket, request: Asker, ctx: Context): boolean {
    const userId = ctx.viewer?.id ?? 0
    const sockets = byUser.get(userId) ?? new Map<WebSocket, Asker>()
    if (sockets.size >= SOCKETS_PER_USER) return false
    sockets.set(ws, request)
    byUser.set(userId, sockets)
    request.ctx = ctx
    const recheck = setInterval(() => {
      // Nothing can be told nor read while the database is away: the next look is soon enough.
      checkAgain(ws, request).catch((error: unknown) => services.log.warn({ err: error }, 'session not checked'))
    }, RECHECK_MS)
    ws.on('close', () => {
      clearInterval(recheck)
      sockets.delete(ws)
    })
    return true
  }

  const live = attachGraphqlWs<Record<string, unknown>, Extra>(
    {
      execute,
      subscribe,
      connectionInitWaitTimeout: INIT_MS,
      onConnect: async ({ extra, connectionParams }) => {
        const { request, socket } = extra
        if (request.ctx) return true
        const token = tokenOf(connectionParams)
        if (token === null) return false
        request.bearer = token
        const ctx = await admit(services, request).catch(() => undefined)
        if (ctx && take(socket, request, ctx)) return true
        if (ctx !== null) socket.close(TRY_AGAIN_LATER, 'Riprovare fra poco')
        return false
      },
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        const first = extra.request.ctx
        if (!first) return [new GraphQLError('Sessione assente.')]
        if (Object.keys(subscriptions).length > OPERATIONS_PER_SOCKET) {
          return [new GraphQLError('Troppe operazioni su questa connessione.')]
        }
        const ctx = await admit(services, extra.request).catch((error: unknown) => maskedError(error, first))
        if (ctx instanceof GraphQLError) {
          extra.socket.close(TRY_AGAIN_LATER, 'Riprovare fra poco')
          return [ctx]
        }
        if (!ctx) {
          extra.socket.close(CLOSED_BY_SERVER, 'Sessione terminata')
          return [new GraphQLError('Sessione terminata.')]
        }
        try {
          await countCall(ctx)
          return operationOf(payload as Params, ctx)
        } catch (error) {
          return [maskedError(error, ctx)]
        }
      },
    },
    wss,
    12_000,
  )

  server.on('upgrade', async (request: Asker, socket, head) => {
    // A client that leaves meanwhile must not take the process with it.
    socket.on('error', () => socket.destroy())
    if (isForUs(services, request) && bringsNothing(request)) return admitUnknown(request, socket, head)
    const ctx = await admit(services, request).catch((error: unknown) => {
      services.log.warn({ err: error }, 'websocket not admitted')
      return undefined
    })
    if (ctx === undefined) return reject(socket, '503 Service Unavailable', 'Retry-After: 5\r\n')
    if (!ctx?.viewer) return reject(socket, '403 Forbidden')
    if ((byUser.get(ctx.viewer.id)?.size ?? 0) >= SOCKETS_PER_USER) return reject(socket, '429 Too Many Requests')
    wss.handleUpgrade(request, socket, head, (ws) => {
      take(ws, request, ctx)
      begin(ws, request)
    })
  })

  function begin(ws: WebSocket, request: Asker): void {
    services.metrics.websocket(1)
    ws.on('close', () => services.metrics.websocket(-1))
    wss.emit('connection', ws, request)
  }

  /** Lets a socket in that will say who it is: few of one address, and each for a few seconds. */
  function admitUnknown(request: Asker, socket: Duplex, head: Buffer): void {
    const address = networkOf(addressOf(services, request))
    const waiting = unknown.get(address) ?? 0
    if (waiting >= UNKNOWN_PER_ADDRESS) {
      reject(socket, '429 Too Many Requests')
      return
    }
    unknown.set(address, waiting + 1)
    let isCounted = true
    const known = () => {
      if (!isCounted) return
      isCounted = false
      const left = (unknown.get(address) ?? 1) - 1
      if (left > 0) unknown.set(address, left)
      else unknown.delete(address)
    }
    socket.once('close', known)
    wss.handleUpgrade(request, socket, head, (ws) => {
      // By then it has said who it is, or has been closed.
      setTimeout(known, INIT_MS + 1_000).unref()
      begin(ws, request)
    })
  }

  /**
   * Closes when the session is over or its rights have changed: the browser comes back with the new ones.
   * @throws what stands in the way of knowing
   */
  async function checkAgain(ws: WebSocket, request: Asker): Promise<void> {
    const now = await admit(services, request)
    if (!now || !sameRights(now.viewer, request.ctx?.viewer ?? null)) ws.close(CLOSED_BY_SERVER, 'Sessione terminata')
  }

  /** Logout and password change end the sockets of that user at once. */
  async function followSessions(): Promise<void> {
    for await (const { payload } of services.events.subscribe<{ userId: number }>('sessione')) {
      for (const [ws, request] of byUser.get(payload.userId) ?? []) {
        // Something has changed in the session, and who cannot tell what lets it be asked again.
        await checkAgain(ws, request).catch(() => ws.close(TRY_AGAIN_LATER, 'Riprovare fra poco'))
      }
    }
  }
  followSessions().catch((error: unknown) => services.log.error({ err: error }, 'sessioni websocket non seguite'))

  return {
    close: async () => {
      await live.dispose()
    },
  }
}
