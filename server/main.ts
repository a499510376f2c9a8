import type { IncomingMessage, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createWebhookWorker } from '#amministrazione/webhook/delivery/worker.ts'
import { loadPersisted, type PersistedDocument } from '#doors/graphql/persistedDocuments.ts'
import { createWebsocket } from '#doors/graphql/websocket.ts'
import { createBodies } from '#doors/http/bodies.ts'
import { createHttpServer, type HttpServer } from '#doors/http/server.ts'
import { clientAddress } from '#platform/call.ts'
import { addressOfProduct, type Config, readEnv } from '#platform/env.ts'
import { createLog, type Log } from '#platform/log.ts'
import { createMailWorker } from '#platform/mail/worker.ts'
import { release } from '#platform/release.ts'
import { readSettings } from '#platform/settings/read.ts'
import { traceRequests } from '#platform/tracing/requests.ts'
import { startTracing } from '#platform/tracing/tracing.ts'
import { createApp } from './app.ts'
import { closeServices, createServices } from './services.ts'

export interface RunningServer {
  /** Address on this machine. */
  url: string
  /** Drains requests and sockets, then lets everything go; resolves within 10 seconds. */
  stop(): Promise<void>
}

/** Leaves its time to what is stopped after the requests. */
const DRAIN_MS = 6_500

/** Listens, or tells in Italian why it cannot. */
function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.listen(port, host, resolve)
    server.on('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE'
      reject(busy ? new Error(`La porta ${port} è occupata: usare PORT=… per un'altra.`) : error)
    })
  })
}

/**
 * Starts the product on a migrated database.
 * @throws Error when the port is taken, the database does not answer, or a persisted document is out of date
 */
export async function startServer(
  config: Config,
  log: Log = createLog({ production: config.production }),
  persisted: Map<string, PersistedDocument> = loadPersisted(),
): Promise<RunningServer> {
  const endTracing = await startTracing(process.env, log)
  log.info(release(), 'serramenti')
  const services = createServices(config, log)
  const mail = createMailWorker({
    ...services,
    smtpUrl: config.smtpUrl,
    publicUrl: addressOfProduct(config),
    sender: async () => {
      const { mittente_email, mittente_nome } = await readSettings(services.db)
      return { address: mittente_email, name: mittente_nome }
    },
  })
  const webhooks = createWebhookWorker(services)
  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString() ?? null, config.trustedProxies)
  let http: HttpServer
  try {
    await services.events.start()
    await services.jobs.start()
    // It puts a lighter Response in the place of the platform's: who keeps that class comes after it.
    const listener = getRequestListener((...asked) => handler(...asked), { hostname: config.host })
    const handler = traceRequests(createApp({ services, persisted }).fetch, config.trustedProxies > 0)
    http = createHttpServer({ listener, bodies: createBodies(), addressOf })
    await listen(http.server, config)
  } catch (error) {
    await closeServices(services)
    await endTracing()
    throw error
  }
  const sockets = createWebsocket(http.server, services, persisted)
  mail.start()
  webhooks.start()

  const address = http.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  return {
    url: `http://localhost:${port}`,
    async stop() {
      services.readiness.end()
      await Promise.all([http.drain(DRAIN_MS), sockets.close(), mail.stop(), webhooks.stop()])
      await closeServices(services)
      await endTracing()
    },
  }
}

if (process.argv[1] === import.meta.filename) {
  const running = await startServer(readEnv(process.env))
  let ending = false
  // Ctrl-C reaches a worker twice: from the terminal, then from the primary.
  const stop = () => {
    if (ending) return
    ending = true
    void running.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
