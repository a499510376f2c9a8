import { type Aggregator, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { backupMoment, listBackups } from './backup/place.ts'
import { type Db, readerOf } from './db/prisma.ts'
import type { Config } from './env.ts'
import type { Events } from './events/events.ts'
import type { Examiner } from './files/examiner/examiner.ts'
import { selectionCounts } from './graphql/selection/selectionCounts.ts'
import type { Pdf } from './pdf/pdf.ts'
import { shareMetrics } from './workers/metrics.ts'

/** Kinds of route, few by design: one label value each. */
export type MeasuredRoute = 'graphql' | 'rest' | 'pagina' | 'file' | 'statico' | 'operazioni'

export interface Metrics {
  /** One response. @param secondi time it took @param status HTTP status */
  http(route: MeasuredRoute, method: string, status: number, secondi: number): void
  /** One GraphQL operation. @param name of the persisted document, or 'altra' @param outcome of its execution */
  graphql(name: string, tipo: 'query' | 'mutation' | 'subscription', outcome: 'ok' | 'errore', secondi: number): void
  /** One call of the documented /api. @param path of its endpoint, `/api/planner/ordini/{id}/` @param status HTTP status */
  rest(method: string, path: string, status: number, seconds: number): void
  /** One answer to a token. @param tokenId its number @param status HTTP status */
  token(tokenId: number, route: MeasuredRoute, status: number, secondi: number): void
  /** A websocket opened (+1) or closed (-1). */
  websocket(delta: 1 | -1): void
  /** The page of /metrics and its content type. */
  testo(): Promise<{ contentType: string; body: string }>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** So many tokens have figures of their own; those that come later are counted together. */
const TOKENS = 200
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What the figures are asked of. */
interface Watched {
  db: Db
  events: Events
  examiner: Examiner
  pdf: Pdf
  backupPlace: string
  /** Who executes documents and who reads, as the settings say. */
  ways: Pick<Config, 'executor' | 'reads'>
}

/**
 * Memory, processor and event loop: the process has one of each, whoever asks. Watching them cannot be ended, and would
 * keep alive all that was asked beside them.
 */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** Figures of the process for Prometheus; those of the database and the queues are read when they are asked for. */
export function createMetrics(services: Watched): Metrics {
  const registry = Registry.merge([ofProcess])
  const registers = [registry]
  const http = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer an HTTP request.',
    labelNames: ['rotta', 'metodo', 'status'],
    buckets: SECONDS,
    registers,
  })
  const graphql = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time to execute a GraphQL operation.',
    labelNames: ['tipo', 'esito'],
    buckets: SECONDS,
    registers,
  })
  // By name only what grows by two lines each: there are hundreds of operations.
  const labelNames = ['nome', 'tipo', 'esito']
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'Operations executed.',
    labelNames,
    registers,
  })
  const operationSeconds = new Counter({
    name: 'graphql_operation_seconds_total',
    help: 'Time spent executing an operation.',
    labelNames,
    registers,
  })
  const restCalls = new Counter({
    name: 'rest_requests_total',
    help: 'Calls of the documented /api, by the path of their endpoint.',
    labelNames: ['method', 'path', 'outcome'],
    registers,
  })
  const restSeconds = new Counter({
    name: 'rest_request_seconds_total',
    help: 'Time spent answering them.',
    labelNames: ['method', 'path'],
    registers,
  })
  const tokenRequests = new Counter({
    name: 'token_requests_total',
    help: 'Answers to tokens, by the number of the token; those refused by a limit on their own.',
    labelNames: ['token', 'rotta', 'esito'],
    registers,
  })
  const tokenSeconds = new Counter({
    name: 'token_request_seconds_total',
    help: 'Time spent answering a token.',
    labelNames: ['token', 'rotta'],
    registers,
  })
  const tokens = new Set<number>()
  const tokenLabel = (id: number) => {
    if (tokens.size < TOKENS) tokens.add(id)
    return tokens.has(id) ? `${id}` : 'altri'
  }
  const sockets = new Gauge({ name: 'websocket_connections', help: 'Open websockets.', registers })
  const scrapeErrors = new Counter({ name: 'metrics_scrape_errors_total', help: 'Figures not read.', registers })
  addGauges(registers, services, () => scrapeErrors.inc())
  const write = shareMetrics(registry)
  let writing: Promise<string> | undefined

  return {
    http(route, method, status, secondi) {
      http.observe({ rotta: route, metodo: METHODS.has(method) ? method : 'ALTRO', status }, secondi)
    },
    graphql(name, tipo, outcome, secondi) {
      graphql.observe({ tipo, esito: outcome }, secondi)
      operations.inc({ nome: name, tipo, esito: outcome })
      operationSeconds.inc({ nome: name, tipo, esito: outcome }, secondi)
    },
    rest(method, path, status, seconds) {
      restCalls.inc({ method, path, outcome: status >= 500 ? 'fault' : status >= 400 ? 'refused' : 'ok' })
      restSeconds.inc({ method, path }, seconds)
    },
    token(tokenId, route, status, secondi) {
      const token = tokenLabel(tokenId)
      const outcome = status === 429 ? 'limite' : status < 400 ? 'ok' : 'errore'
      tokenRequests.inc({ token, rotta: route, esito: outcome })
      tokenSeconds.inc({ token, rotta: route }, secondi)
    },
    websocket: (delta) => sockets.inc(delta),
    async testo() {
      // Who asks at the same time gets the same.
      writing ??= write().finally(() => {
        writing = undefined
      })
      return { contentType: registry.contentType, body: await writing }
    },
  }
}

/** Gauges that ask their service at each scrape; one that can't answer must not cost the others. */
function addGauges(registers: Registry[], services: Watched, failed: () => void) {
  const { db, events, examiner, pdf, backupPlace } = services
  const gauge = (name: string, help: string, read: () => number, aggregator: Aggregator = 'sum') =>
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      collect() {
        this.set(read())
      },
    })
  gauge('event_log_connected', '1 when the listener is connected.', () => (events.stato().connesso ? 1 : 0), 'min')
  gauge('event_log_lag_seconds', 'From the last event to its delivery here.', () => events.stato().ritardo, 'max')
  gauge('event_log_subscribers', 'Open subscriptions.', () => events.stato().iscritti)
  gauge('pdf_active', 'Documents being printed.', () => pdf.stato().active)
  gauge('pdf_waiting', 'Documents waiting to be printed.', () => pdf.stato().inAttesa)
  gauge('files_active', 'Uploaded files being read.', () => examiner.stato().active)
  gauge('files_waiting', 'Uploaded files waiting to be read.', () => examiner.stato().inAttesa)
  addWays(registers, services)
  addSelections(registers)
  addReads(registers, db)
  addBackup(registers, backupPlace)
  byState(registers, 'mail_outbox', 'Mails by state, sent and cancelled ones left out.', failed, async () => {
    const where = { stato: { notIn: ['INVIATA' as const, 'ANNULLATA' as const] } }
    const groups = await db.mail.groupBy({ by: ['stato'], where, _count: true })
    return groups.map(({ stato, _count }) => [stato, _count])
  })
  byState(registers, 'jobs', 'Jobs waiting or running, by state.', failed, async () => {
    const where = { stato: { in: ['IN_CODA' as const, 'IN_CORSO' as const] } }
    const groups = await db.job.groupBy({ by: ['stato'], where, _count: true })
    return groups.map(({ stato, _count }) => [stato, _count])
  })
  byState(registers, 'db_connections', 'Connections of this database, by state.', failed, async () => {
    const rows = await db.$queryRaw<{ state: string; count: number }[]>`
      SELECT coalesce(state, 'background') AS state, count(*)::int AS count
      FROM pg_stat_activity WHERE datname = current_database() GROUP BY 1`
    return rows.map(({ state, count }) => [state, count])
  })
}

/** Which executor and which reads are on. */
function addWays(registers: Registry[], { ways: { executor, reads } }: Watched): void {
  new Gauge({
    name: 'graphql_ways',
    help: 'Who executes documents and who reads lists and details: EXECUTOR and READS.',
    labelNames: ['executor', 'reads'],
    registers,
    aggregator: 'first',
    collect() {
      this.set({ executor, reads }, 1)
    },
  })
}

/** What fields of documents select of the database: planned for a request, or kept from one before. */
function addSelections(registers: Registry[]): void {
  new Counter({
    name: 'graphql_selections_total',
    help: 'What fields of documents select of the database, planned anew or kept.',
    labelNames: ['how'],
    registers,
    collect() {
      this.reset()
      this.inc({ how: 'planned' }, selectionCounts.planned)
      this.inc({ how: 'kept' }, selectionCounts.kept)
    },
  })
}

/** Lists and details read by compiled statements, and those left to Prisma. */
function addReads(registers: Registry[], db: Db): void {
  const reader = readerOf(db)
  if (!reader) return
  new Counter({
    name: 'db_reads_total',
    help: 'Lists and details read, by a compiled statement or by Prisma for a reason.',
    labelNames: ['come', 'motivo'],
    registers,
    collect() {
      const { compiled, fallbacks } = reader.stats()
      this.reset()
      this.inc({ come: 'sql', motivo: '' }, compiled)
      for (const [reason, count] of fallbacks) this.inc({ come: 'prisma', motivo: reason }, count)
    },
  })
  new Gauge({
    name: 'db_read_shapes',
    help: 'Shapes of reads kept compiled.',
    registers,
    collect() {
      this.set(reader.stats().shapes)
    },
  })
}

/** Seconds since 1970 of the moment that the newest backup holds; 0 when there is none. */
function addBackup(registers: Registry[], place: string): void {
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'Moment that the newest whole backup tells of; 0 when there is none.',
    registers,
    aggregator: 'max',
    async collect() {
      const [newest] = await listBackups(place)
      this.set(newest ? backupMoment(newest).getTime() / 1000 : 0)
    },
  })
}

function byState(
  registers: Registry[],
  name: string,
  help: string,
  failed: () => void,
  read: () => Promise<[string, number][]>,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['stato'],
    registers,
    // Every process reads the same of the database.
    aggregator: 'first',
    async collect() {
      this.reset()
      try {
        for (const [stato, count] of await read()) this.set({ stato }, count)
      } catch {
        failed()
      }
    },
  })
}
