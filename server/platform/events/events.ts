import type { Prisma } from '#prisma/generated/client.ts'
import type { Db, Tx } from '../db/prisma.ts'
import { Refusal } from '../errors.ts'
import type { Log } from '../log.ts'
import { EVENT_DAYS, productSettings, valuesOfSettings } from '../settings/rules.ts'
import { type Buffer, createBuffer } from './buffer.ts'
import { createConnection } from './connection.ts'
import {
  after,
  formatPosition,
  hasSeen,
  type LogPlace,
  type Position,
  parsePosition,
  parseSnapshot,
  type Snapshot,
  withSnapshot,
} from './position.ts'

/** What happened: ids only, the reader loads and authorises again. */
export interface LoggedEvent<Payload = Record<string, unknown>> {
  /** Where to resume from: `subscribe(topic, { dopo: id })`. */
  id: string
  topic: string
  payload: Payload
  /** The request that wrote it; null when the product did it by itself. */
  request: EventRequest | null
}

/** The request that caused an event, and who made it. */
interface EventRequest {
  requestId: string
  userId: number
}

export interface Events {
  /**
   * Begins to follow the log; resolves when its place is known: what is committed from then on is delivered.
   * @throws Error when the database was never migrated
   */
  start(): Promise<void>
  /** Ends every subscription and closes the connection. */
  stop(): Promise<void>
  /**
   * The events of a topic, or of several in the order of their commits, from now on, or after the event or position `later`, as soon as they are committed:
   * none missed, none twice, whatever other transactions stay open. Ends with SlowReader when more than `limite` (10,000) wait to be read, and with
   * Refusal RESUME_TOO_OLD when what came after `later` was pruned in part: reload, then subscribe afresh.
   */
  subscribe<Payload = Record<string, unknown>>(
    topic: string | readonly string[],
    options?: { dopo?: string | null; limit?: number },
  ): AsyncIterableIterator<LoggedEvent<Payload>>
  /**
   * Where this process's reading of the log stands, for `later`; null before the first reading. Whoever reads the
   * database afterwards sees all that was committed up to here, so following from here leaves no gap.
   */
  posizione(): string | null
  /** For /readyz and /metrics; `ritardo`: seconds from the last event to its delivery here. */
  stato(): { connesso: boolean; iscritti: number; consegnati: number; ritardo: number }
}

/**
 * Writes an event in the caller's transaction: readers get it after the commit, and only then.
 * @param request whose answer tells its author what happened; none for what the answer does not tell
 */
export async function emit(
  tx: Tx,
  topic: string,
  payload: Record<string, unknown>,
  request: EventRequest | null = null,
): Promise<void> {
  await tx.eventLog.createMany({ data: [{ topic, payload: payload as Prisma.InputJsonObject, ...request }] })
}

/** The same of several payloads of a topic, in one statement. */
export async function emitAll(
  tx: Tx,
  topic: string,
  payloads: readonly Record<string, unknown>[],
  request: EventRequest | null = null,
): Promise<void> {
  if (payloads.length === 0) return
  const data = payloads.map((payload) => ({ topic, payload: payload as Prisma.InputJsonObject, ...request }))
  await tx.eventLog.createMany({ data })
}

/** Deletes events older than some days, and notes up to where none can be resumed. @returns how many */
export async function pruneEvents(db: Db | Tx, days: number = EVENT_DAYS): Promise<number> {
  const [pruned] = await db.$queryRaw<{ count: number }[]>`
    WITH gone AS (DELETE FROM event_log WHERE il < now() - make_interval(days => ${days}::int) RETURNING tx),
      noted AS (UPDATE inizio_event_log SET tx = greatest(tx, (SELECT max(tx) FROM gone)))
    SELECT count(*)::int AS count FROM gone`
  return pruned?.count ?? 0
}

interface Row {
  id: string
  topic: string
  payload: never
  tx: string
  during: string
  delay: number
  request_id: string | null
  user_id: number | null
}

type Stored = LoggedEvent<never> & { at: Position; place: LogPlace }

const PAGE = 1000
/** Readers share the events they wait for, so a long queue costs little; a bulk change makes a thousand. */
const READER_LIMIT = 10_000
const IDLE_MS = 5_000
const UNDEFINED_TABLE = '42P01'

// What a position ($1, of which $2 and the place $3, $4 when it is in the midst of a snapshot) has not seen.
const READ = `
  SELECT id, topic, payload, tx, request_id, user_id, coalesce($2, pg_current_snapshot())::text AS during,
    extract(epoch FROM clock_timestamp() - il)::float8 AS delay
  FROM event_log
  WHERE tx >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint
    AND NOT pg_visible_in_snapshot(tx::text::xid8, $1::pg_snapshot)
    AND ($2::pg_snapshot IS NULL OR pg_visible_in_snapshot(tx::text::xid8, $2::pg_snapshot))
    AND (tx, id) > ($3, $4) AND ($5::text[] IS NULL OR topic = ANY($5))
  ORDER BY tx, id LIMIT ${PAGE}`

// Another cluster's positions belong to the future here; nothing that $2, what has been seen for sure, does not show may
// have been pruned.
const STANDS = `
  SELECT pg_snapshot_xmax($1::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
    AND pg_snapshot_xmin($2::pg_snapshot)::text::bigint > (SELECT max(tx) FROM inizio_event_log)
    AND ($3::bigint = 0 OR EXISTS (SELECT FROM event_log WHERE id = $3)) AS stands`

const DAYS = `SELECT chiave, valore FROM impostazioni WHERE chiave = 'giorni_eventi'`

function snapshotOf(text: string): Snapshot {
  const snapshot = parseSnapshot(text)
  if (!snapshot) throw new Error(`Not a snapshot: ${text}`)
  return snapshot
}

/**
 * Follows `event_log` on one dedicated connection: NOTIFY only wakes the reading, and a reading
 * every 5 seconds makes up for a lost one. docs/decisions/04-events.md
 */
export function createEvents(options: { databaseUrl: string; log: Log }): Events {
  const { databaseUrl, log } = options
  const topics = new Map<string, Set<Buffer<Stored>>>()
  const first = Promise.withResolvers<void>()
  first.promise.catch(() => undefined)
  let position: Position | undefined
  let reading = false
  let again = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let delivered = 0
  let delay = 0

  const connection = createConnection({ databaseUrl, channel: 'event_log', log, onWake: () => void read() })

  /** Where to begin: nothing committed from here on is left out. */
  async function begin(): Promise<Position> {
    // Rows restored from another cluster carry its transaction numbers, which here belong to the future.
    const [row] = await connection.query<{ now: string }>(
      `WITH restored AS (UPDATE event_log SET tx = 0 WHERE tx >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint),
         begun AS (UPDATE inizio_event_log SET tx = 0 WHERE tx >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint)
       SELECT pg_current_snapshot()::text AS now`,
      [],
    )
    first.resolve()
    return after(snapshotOf(row?.now ?? ''))
  }

  /** What a position has not seen, of some topics or of all. @returns where that leads, and whether to go on from there */
  async function readFrom(from: Position, of: readonly string[] | null) {
    const { before, during, last } = from
    const values = [before.text, during?.text ?? null, last.tx, last.id, of]
    const rows = await connection.query<Row>(READ, values)
    const shown = during ?? (rows[0] && snapshotOf(rows[0].during))
    const events = rows.map(({ id, topic, payload, tx, delay, ...by }): Stored & { delay: number } => {
      const place = { tx: BigInt(tx), id: BigInt(id) }
      const at = { before, during: shown, last: place }
      const request =
        by.request_id === null || by.user_id === null ? null : { requestId: by.request_id, userId: by.user_id }
      return { id: formatPosition(at), topic, payload, request, at, place, delay }
    })
    const full = rows.length === PAGE
    const to = full ? (events.at(-1)?.at ?? from) : shown ? after(shown) : from
    return { events, to, more: full || during !== undefined }
  }

  async function read(): Promise<void> {
    again = true
    if (reading || stopped) return
    reading = true
    clearTimeout(timer)
    try {
      for (let more = false; (again || more) && !stopped; ) {
        again = false
        position ??= await begin()
        const found = await readFrom(position, null)
        for (const event of found.events) {
          for (const buffer of topics.get(event.topic) ?? []) buffer.push(event)
          delivered++
          delay = event.delay
        }
        position = found.to
        more = found.more
      }
    } catch (error) {
      if ((error as { code?: string }).code === UNDEFINED_TABLE)
        first.reject(new Error('Il database non è aggiornato: npm run migrate.'))
      if (!stopped) connection.drop(error)
    } finally {
      reading = false
    }
    if (!stopped) timer = setTimeout(() => void read(), IDLE_MS)
  }

  /** @param later an event's id, or what `posizione()` gave */
  async function positionOf(later: string): Promise<Position> {
    const position = parsePosition(later)
    const latest = position && (position.during ?? position.before)
    const values = latest ? [latest.text, position.before.text, position.last.id] : []
    const [row] = latest ? await connection.query<{ stands: boolean }>(STANDS, values) : []
    if (position && row?.stands) return position
    const stored = await connection.query<{ chiave: string; valore: unknown }>(DAYS, [])
    const { giorni_eventi: days } = valuesOfSettings(productSettings, stored)
    throw new Refusal('RESUME_TOO_OLD', undefined, { days })
  }

  /** What was committed between `later` and the subscription, then what came since. */
  async function* resume(of: readonly string[], later: string, buffer: Buffer<Stored>): AsyncGenerator<Stored> {
    let from = await positionOf(later)
    for (let more = true; more; ) {
      const found = await readFrom(from, of)
      yield* found.events
      from = found.to
      more = found.more
    }
    // What was read here may come from the log as well; and its ids know nothing of what was read here.
    for await (const event of buffer) {
      if (hasSeen(from, event.place)) continue
      const at = withSnapshot(event.at, from.before)
      yield { ...event, id: formatPosition(at), at }
    }
  }

  function subscribe<Payload>(
    topic: string | readonly string[],
    { dopo, limit = READER_LIMIT }: { dopo?: string | null; limit?: number } = {},
  ): AsyncIterableIterator<LoggedEvent<Payload>> {
    const followed = [...new Set([topic].flat())]
    const buffer: Buffer<Stored> = createBuffer(limit, () => {
      for (const one of followed) {
        const readers = topics.get(one)
        readers?.delete(buffer)
        if (readers?.size === 0) topics.delete(one)
      }
    })
    for (const one of followed) topics.set(one, (topics.get(one) ?? new Set()).add(buffer))
    if (stopped) buffer.close()
    const source = dopo ? resume(followed, dopo, buffer) : buffer
    const iterator: AsyncIterableIterator<LoggedEvent<Payload>> = {
      async next() {
        try {
          return await source.next()
        } catch (error) {
          buffer.close()
          throw error
        }
      },
      // The buffer first: a generator waiting for it would never get to its own return.
      async return() {
        buffer.close()
        return { done: true, value: undefined }
      },
      [Symbol.asyncIterator]: () => iterator,
    }
    return iterator
  }

  return {
    async start() {
      await connection.start()
      await first.promise
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      first.reject(new Error('Eventi fermati'))
      for (const readers of [...topics.values()]) for (const buffer of [...readers]) buffer.close()
      await connection.stop()
    },
    subscribe,
    // In the midst of a snapshot: what came before it, for sure.
    posizione: () => position?.before.text ?? null,
    stato: () => ({
      connesso: connection.open(),
      iscritti: new Set([...topics.values()].flatMap((readers) => [...readers])).size,
      consegnati: delivered,
      ritardo: delay,
    }),
  }
}
