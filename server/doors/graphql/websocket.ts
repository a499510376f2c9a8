import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ExecutionArgs, GraphQLError } from 'graphql'
import { useServer as attachGraphqlWs } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Context, Services } from '../../platform/context.ts'
import { Refusal } from '../../platform/errors.ts'
import { maskedError } from '../../platform/graphql/mask.ts'
import { authenticate } from '../../platform/identity/authentication.ts'
import { isOwnOrigin } from '../../platform/identity/csrf.ts'
import { sameRights } from '../../platform/identity/viewer.ts'
import { hasAccount } from '../../platform/permissions.ts'
import { schema } from '../../schema.ts'
import type { PersistedDocument } from './persistedDocuments.ts'
import { chooseDocument, type Params } from './request.ts'
import { followDocument, readDocument, runDocument, type Variables } from './runDocument.ts'

const MAX_PAYLOAD = 64 * 1024
const SOCKETS_PER_USER = 5
const OPERATIONS_PER_SOCKET = 50
const RECHECK_MS = 60_000
const CLOSED_BY_SERVER = 4403
/** Of the protocol: nothing is wrong with the session, come back later. */
const TRY_AGAIN_LATER = 1013

interface Extra extends Record<PropertyKey, unknown> {
  socket: WebSocket
  request: IncomingMessage & { ctx?: Context }
}

export interface WebsocketServer {
  /** Closes every connection, and the server. */
  close(): Promise<void>
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

function reject(socket: Duplex, status: string, header = ''): void {
  socket.end(`HTTP/1.1 ${status}\r\n${header}Connection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * The request behind a socket, or null when it may not come in: foreign origin, or nobody logged in.
 * @throws what stands in the way of knowing: the database is away
 */
async function ammetti(services: Services, request: IncomingMessage): Promise<Context | null> {
  const base = `http://${request.headers.host ?? 'localhost'}`
  const url = URL.canParse(request.url ?? '/', base) ? new URL(request.url ?? '/', base) : null
  const { origin } = request.headers
  if (url?.pathname !== '/graphql') return null
  if (origin && !isOwnOrigin(origin, url, services.config.publicUrl)) return null
  const facts = {
    headers: headersOf(request),
    requestId: crypto.randomUUID(),
    indirizzo: request.socket.remoteAddress ?? '',
  }
  try {
    const ctx = await authenticate(services, facts)
    // A socket belongs to an account: the link of a supplier has none.
    return hasAccount(ctx.viewer) ? ctx : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** What an operation on a socket asks for; a socket takes every kind of operation. @throws GraphQLError */
function operationOf(params: Params, ctx: Context, persisted: Map<string, PersistedDocument>): ExecutionArgs {
  const variables = (params.variables ?? {}) as Variables
  const chosen = chooseDocument(params, ctx, persisted)
  const document = chosen.persistito ? chosen.document : readDocument(chosen.text, variables, ctx)
  const operationName = typeof params.operationName === 'string' ? params.operationName : undefined
  return { schema, document, variableValues: variables, contextValue: ctx, operationName }
}

/** An operation as graphql-ws hands it back, run as everywhere. */
const runAsked =
  <Result>(run: (...asked: Parameters<typeof runDocument>) => Promise<Result>) =>
  ({ document, variableValues, contextValue, operationName }: ExecutionArgs) =>
    run(document, variableValues as Variables, contextValue as Context, operationName ?? undefined)

/** The subscriptions' door: graphql-ws on the same port as everything else. */
export function createWebsocket(
  server: Server,
  services: Services,
  persisted: Map<string, PersistedDocument>,
): WebsocketServer {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD })
  const perUser = new Map<number, Map<WebSocket, IncomingMessage>>()

  const live = attachGraphqlWs<Record<string, unknown>, Extra>(
    {
      execute: runAsked(runDocument),
      subscribe: runAsked(followDocument),
      connectionInitWaitTimeout: 3_000,
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        const first = extra.request.ctx
        if (!first) return [new GraphQLError('Sessione assente.')]
        if (Object.keys(subscriptions).length > OPERATIONS_PER_SOCKET) {
          return [new GraphQLError('Troppe operazioni su questa connessione.')]
        }
        const ctx = await ammetti(services, extra.request).catch((error: unknown) => maskedError(error, first))
        if (ctx instanceof GraphQLError) {
          extra.socket.close(TRY_AGAIN_LATER, 'Riprovare fra poco')
          return [ctx]
        }
        if (!ctx) {
          extra.socket.close(CLOSED_BY_SERVER, 'Sessione terminata')
          return [new GraphQLError('Sessione terminata.')]
        }
        try {
          return operationOf(payload as Params, ctx, persisted)
        } catch (error) {
          return [maskedError(error, ctx)]
        }
      },
    },
    wss,
    12_000,
  )

  server.on('upgrade', async (request: IncomingMessage & { ctx?: Context }, socket, head) => {
    // A client that leaves meanwhile must not take the process with it.
    socket.on('error', () => socket.destroy())
    const ctx = await ammetti(services, request).catch((error: unknown) => {
      services.log.warn({ err: error }, 'websocket not admitted')
      return undefined
    })
    if (ctx === undefined) return reject(socket, '503 Service Unavailable', 'Retry-After: 5\r\n')
    if (!ctx?.viewer) return reject(socket, '403 Forbidden')
    const sockets = perUser.get(ctx.viewer.id) ?? new Map<WebSocket, IncomingMessage>()
    if (sockets.size >= SOCKETS_PER_USER) return reject(socket, '429 Too Many Requests')
    request.ctx = ctx
    wss.handleUpgrade(request, socket, head, (ws) => {
      sockets.set(ws, request)
      services.metrics.websocket(1)
      perUser.set(ctx.viewer?.id ?? 0, sockets)
      const recheck = setInterval(() => {
        // Nothing can be told nor read while the database is away: the next look is soon enough.
        ricontrolla(ws, request).catch((error: unknown) => services.log.warn({ err: error }, 'session not checked'))
      }, RECHECK_MS)
      ws.on('close', () => {
        clearInterval(recheck)
        sockets.delete(ws)
        services.metrics.websocket(-1)
      })
      wss.emit('connection', ws, request)
    })
  })

  /**
   * Closes when the session is over or its rights have changed: the browser comes back with the new ones.
   * @throws what stands in the way of knowing
   */
  async function ricontrolla(ws: WebSocket, request: IncomingMessage & { ctx?: Context }): Promise<void> {
    const now = await ammetti(services, request)
    if (!now || !sameRights(now.viewer, request.ctx?.viewer ?? null)) ws.close(CLOSED_BY_SERVER, 'Sessione terminata')
  }

  /** Logout and password change end the sockets of that user at once. */
  async function seguiSessioni(): Promise<void> {
    for await (const { payload } of services.events.subscribe<{ userId: number }>('sessione')) {
      for (const [ws, request] of perUser.get(payload.userId) ?? []) {
        // Something has changed in the session, and who cannot tell what lets it be asked again.
        await ricontrolla(ws, request).catch(() => ws.close(TRY_AGAIN_LATER, 'Riprovare fra poco'))
      }
    }
  }
  seguiSessioni().catch((error: unknown) => services.log.error({ err: error }, 'sessioni websocket non seguite'))

  return {
    close: async () => {
      await live.dispose()
    },
  }
}
