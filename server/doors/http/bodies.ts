import { IncomingMessage, type ServerResponse } from 'node:http'

/** How much of bodies the process takes at a time. Counted are those that have not come whole, and slow ones only. */
export interface BodyLimits {
  /** A body that takes longer is slow; milliseconds. */
  slowAfter: number
  /** Slow bodies of one address, and of all. */
  slowOfOne: number
  slowOfAll: number
  /** Bytes of requests not answered yet, of one address and of all. */
  bytesOfOne: number
  bytesOfAll: number
}

const MB = 1024 * 1024

/** The largest upload and some others from one address at a time, twice that from anywhere; ordinary bodies come at once. */
export const BODY_LIMITS: BodyLimits = {
  slowAfter: 1_000,
  slowOfOne: 32,
  slowOfAll: 256,
  bytesOfOne: 96 * MB,
  bytesOfAll: 160 * MB,
}

const SWEEP_MS = 500

interface Body {
  address: string
  outgoing: ServerResponse
  since: number
  bytes: number
  isWhole: boolean
}

/** A request that counts the bytes of its body as they come, whoever reads them. */
export class CountedRequest extends IncomingMessage {
  /** Told of each piece, and of the end with null. */
  onPiece?: (bytes: number | null) => void

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    this.onPiece?.(chunk === null ? null : chunk.length)
    return super.push(chunk, encoding)
  }
}

/** True for a request whose body has not come whole. */
export function isUnfinished({ headers, complete }: IncomingMessage): boolean {
  if (complete) return false
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

const TOO_MUCH = JSON.stringify({ detail: 'Troppi dati in arrivo: riprovare fra poco.' })
/** Written on the bare connection, as node itself does: whoever was to answer is still waiting for the body. */
const GIVEN_UP = [
  'HTTP/1.1 503 Service Unavailable',
  'Retry-After: 5',
  'Connection: close',
  'Content-Type: application/json',
  `Content-Length: ${TOO_MUCH.length}`,
  '',
  TOO_MUCH,
].join('\r\n')

export interface Bodies {
  /** Begins to count a request until it is answered. @param address of the client */
  open(incoming: CountedRequest, outgoing: ServerResponse, address: string): void
  close(): void
}

/**
 * Bounds what unfinished bodies hold: beyond a limit the oldest or largest of the address that has most is given up, so
 * that who sends slowly or much never keeps out who sends at once.
 */
export function createBodies(limits: BodyLimits = BODY_LIMITS): Bodies {
  const open = new Set<Body>()
  const bytes = new Map<string, number>()
  let total = 0

  function add(body: Body, more: number): void {
    body.bytes += more
    total += more
    const left = (bytes.get(body.address) ?? 0) + more
    if (left > 0) bytes.set(body.address, left)
    else bytes.delete(body.address)
  }

  function forget(body: Body): void {
    open.delete(body)
    body.isWhole = true
    add(body, -body.bytes)
  }

  function giveUp(body: Body): void {
    forget(body)
    const { socket, headersSent } = body.outgoing
    if (socket?.writable && !headersSent) socket.write(GIVEN_UP)
    socket?.destroy()
  }

  const largest = (bodies: Iterable<Body>) =>
    [...bodies].filter(({ isWhole }) => !isWhole).reduce<Body | null>((a, b) => (a && a.bytes >= b.bytes ? a : b), null)

  function keepWithin(address: string): void {
    const isOver = (bytes.get(address) ?? 0) > limits.bytesOfOne
    if (!isOver && total <= limits.bytesOfAll) return
    const candidate = largest(isOver ? [...open].filter((body) => body.address === address) : open)
    if (candidate) giveUp(candidate)
  }

  /** The oldest come first: a Set keeps the order. */
  function sweep(): void {
    const before = performance.now() - limits.slowAfter
    const slow = Map.groupBy(
      [...open].filter(({ isWhole, since }) => !isWhole && since < before),
      ({ address }) => address,
    )
    for (const bodies of slow.values()) {
      for (const body of bodies.splice(0, bodies.length - limits.slowOfOne)) giveUp(body)
    }
    let count = [...slow.values()].reduce((sum, bodies) => sum + bodies.length, 0)
    for (; count > limits.slowOfAll; count--) {
      const most = [...slow.values()].reduce((a, b) => (a.length >= b.length ? a : b))
      const oldest = most.shift()
      if (oldest) giveUp(oldest)
    }
  }
  const timer = setInterval(sweep, SWEEP_MS).unref()

  return {
    open(incoming, outgoing, address) {
      if (!isUnfinished(incoming)) return
      const body: Body = { address, outgoing, since: performance.now(), bytes: 0, isWhole: false }
      open.add(body)
      incoming.onPiece = (piece) => {
        if (!open.has(body)) return
        if (piece === null) {
          body.isWhole = true
          return
        }
        add(body, piece)
        keepWithin(address)
      }
      outgoing.once('close', () => {
        incoming.onPiece = undefined
        forget(body)
      })
    },
    close: () => clearInterval(timer),
  }
}
