import pg from 'pg'
import type { Log } from '../log.ts'

const FIRST_DELAY_MS = 100
const LAST_DELAY_MS = 5_000

/** One dedicated connection that listens, and comes back by itself when it is lost. */
interface Connection {
  /** Opens; resolves at the first success. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Runs on the connection, waiting for it when it is down. @throws when it is lost meanwhile */
  query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>
  /** Gives the connection up as broken and opens another. */
  drop(error: unknown): void
  open(): boolean
}

/**
 * @param options.channel what it LISTENs to
 * @param options.onWake called at each notification and after each (re)connection
 */
export function createConnection(options: {
  databaseUrl: string
  channel: string
  log: Log
  onWake(): void
}): Connection {
  const { databaseUrl, channel, log, onWake } = options
  let client: pg.Client | undefined
  let ready = Promise.withResolvers<pg.Client>()
  let failures = 0
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'serramenti eventi',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 15_000,
    })
    let lost = false
    const lose = (error?: unknown) => {
      if (lost) return
      lost = true
      if (client === next) {
        client = undefined
        ready = Promise.withResolvers()
      }
      next.end().catch(() => undefined)
      if (stopped) return
      const delay = Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures++) * (0.5 + Math.random() / 2)
      log.warn({ err: error, delay: Math.round(delay) }, 'event connection lost, reconnecting')
      retry = setTimeout(() => void connect(), delay)
    }
    next.on('error', lose)
    next.on('end', () => lose())
    next.on('notification', onWake)
    try {
      await next.connect()
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      return lose(error)
    }
    if (stopped || lost) return void next.end().catch(() => undefined)
    client = next
    ready.resolve(next)
    onWake()
  }

  return {
    async start() {
      void connect()
      await ready.promise
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      const last = client
      client = undefined
      ready.promise.catch(() => undefined)
      ready.reject(new Error('Eventi fermati'))
      await last?.end().catch(() => undefined)
    },
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[]) {
      const open = client ?? (await ready.promise)
      const { rows } = await open.query<Row>(text, values)
      // Only now it is known to work: a connection that opens and breaks again waits longer each time.
      failures = 0
      return rows
    },
    drop(error) {
      client?.emit('error', error instanceof Error ? error : new Error(String(error)))
    },
    open: () => client !== undefined,
  }
}
