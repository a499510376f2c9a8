import { createServer, type IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bodies, CountedRequest, isUnfinished } from './bodies.ts'

/** How long things may take, milliseconds. */
const HEADERS_MS = 20_000
/** Head and body: the largest upload on a slow line. */
const REQUEST_MS = 120_000
/** A connection on which nothing moves, neither way. */
const SILENCE_MS = 300_000
/**
 * A connection between two requests. Longer than a proxy keeps it (nginx 60 s, Caddy 120 s): whoever closes first may
 * close under a request on its way, and a proxy sends no POST again.
 */
const IDLE_MS = 130_000
const CHECK_MS = 5_000
/** What is sent after its answer is thrown away for so long, or so much: closing at once could lose the answer. */
const LINGER_MS = 5_000
const LINGER_BYTES = 64 * 1024 * 1024
/** How long kept-alive connections are told of the end by their next answer, before idle ones are closed. */
const ANNOUNCE_MS = 1_000

interface HttpServerOptions {
  listener: RequestListener<typeof IncomingMessage>
  bodies: Bodies
  /** The client's address, for the limits. */
  addressOf(incoming: IncomingMessage): string
}

export interface HttpServer {
  server: Server
  /**
   * Takes no new connections, answers what has begun or comes on open ones, telling each to close, then closes those
   * that are idle. What is not answered by `deadline` (milliseconds) is cut.
   */
  drain(deadline: number): Promise<void>
}

/** Reads what still comes of a body and throws it away. */
function discard(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = LINGER_BYTES
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, LINGER_MS)
    // Who read it before stops it whenever its own buffer is full.
    incoming.removeAllListeners('data')
    incoming.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) end()
    })
    for (const event of ['end', 'error', 'close']) incoming.once(event, end)
    incoming.resume()
  })
}

/**
 * node's HTTP server with what it leaves open: an answer that will not be followed by another says so, slow and
 * unfinished requests end, and the end itself loses nothing.
 */
export function createHttpServer({ listener, bodies, addressOf }: HttpServerOptions): HttpServer {
  let draining = false

  /** An answer that tells the truth about its connection. */
  class Answer extends ServerResponse {
    #isLingering = false

    override writeHead(...args: unknown[]): this {
      // What is left of the body would be read as the next request.
      if (draining || isUnfinished(this.req)) this.shouldKeepAlive = false
      return super.writeHead(...(args as [number]))
    }

    override end(...args: unknown[]): this {
      if (this.#isLingering || !isUnfinished(this.req)) return super.end(...(args as [string]))
      this.#isLingering = true
      const [chunk, encoding] = args as [unknown, BufferEncoding | undefined]
      if (typeof chunk === 'string') this.write(chunk, encoding ?? 'utf8')
      else if (chunk instanceof Uint8Array) this.write(chunk)
      else if (!this.headersSent) this.flushHeaders()
      void discard(this.req).then(() => super.end())
      return this
    }
  }

  const server = createServer(
    {
      IncomingMessage: CountedRequest,
      ServerResponse: Answer as typeof ServerResponse,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    (incoming, outgoing) => {
      bodies.open(incoming, outgoing, addressOf(incoming))
      listener(incoming, outgoing)
    },
  )
  server.timeout = SILENCE_MS

  return {
    server,
    async drain(deadline) {
      draining = true
      const closed = new Promise<void>((resolve) => server.once('close', resolve))
      const cut = setTimeout(() => server.closeAllConnections(), deadline)
      // Only the listening: http's own `close` would close idle connections at once, under a request on its way.
      SocketServer.prototype.close.call(server)
      await Promise.race([closed, sleep(ANNOUNCE_MS)])
      server.close()
      await closed
      clearTimeout(cut)
      bodies.close()
    },
  }
}
