import type { Prisma } from '../prisma/generated/client.ts'
import { Refusal } from './errors.ts'
import { type Buffer, createBuffer } from './events/buffer.ts'
import { createConnection } from './events/connection.ts'
import type { Log } from './log.ts'
import type { Db, Tx } from './prisma.ts'

/** What happened: ids only, the reader loads and authorises again. */
export interface Evento<Payload = Record<string, unknown>> {
  /** Where to resume from: `subscribe(topic, { dopo: id })`. */
  id: string
  topic: string
  payload: Payload
}

export interface Events {
  /** Begins to follow the log; resolves when its place is known: what is committed from then on is delivered. */
  start(): Promise<void>
  /** Ends every subscription and closes the connection. */
  stop(): Promise<void>
  /**
   * The events of a topic committed from now on, or after the event or position `dopo`: none missed, none twice, in the
   * same order for every reader. Ends with SlowReader when more than `limite` (10,000) wait to be read, and with
   * Refusal NOT_FOUND when `dopo` is so old that it was pruned: reload, then subscribe afresh.
   */
  subscribe<Payload = Record<string, unknown>>(
    topic: string,
    options?: { dopo?: string | null; limite?: number },
  ): AsyncIterableIterator<Evento<Payload>>
  /**
   * Where this process's reading of the log stands, for `dopo`; null before the first reading. Whoever reads the
   * database afterwards sees all that was committed up to here, so following from here leaves no gap.
   */
  posizione(): string | null
  /** For /readyz and /metrics; `ritardo`: seconds from the last event to its delivery here. */
  stato(): { connesso: boolean; iscritti: number; consegnati: number; ritardo: number }
}

/** Writes an event in the caller's transaction: readers get it after the commit, and only then. */
export async function emit(tx: Tx, topic: string, payload: Record<string, unknown>): Promise<void> {
  await tx.eventLog.createMany({ data: [{ topic, payload: payload as Prisma.InputJsonObject }] })
}

/** Deletes events older than 7 days. @returns how many */
export async function pruneEvents(db: Db | Tx): Promise<number> {
  return db.$executeRaw`DELETE FROM event_log WHERE il < now() - interval '7 days'`
}

/** A place in the log: by transaction, then by id within it. */
interface Position {
  tx: bigint
  id: bigint
}

interface Row {
  id: string
  topic: string
  payload: never
  tx: string
  held: boolean
  delay: number
}

type Stored = Evento<never> & { at: Position }

const PAGE = 1000
/** Readers share the events they wait for, so a long queue costs little; a bulk change makes a thousand. */
const READER_LIMIT = 10_000
const IDLE_MS = 5_000
const HELD_MS = 20
const HELD_MAX_MS = 1_000

// The order is (tx, id) and reading stops before the oldest transaction still open: a row with a smaller
// number can't appear later, so each row is passed once whatever the order of the commits.
const READ = `
  WITH horizon AS (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS oldest)
  SELECT id, topic, payload, tx, tx >= oldest AS held, extract(epoch FROM clock_timestamp() - il)::float8 AS delay
  FROM event_log, horizon WHERE (tx, id) > ($1, $2) ORDER BY tx, id LIMIT ${PAGE}`

const READ_AGAIN = `
  SELECT id, topic, payload, tx FROM event_log
  WHERE topic = $1 AND (tx, id) > ($2, $3) AND (tx, id) <= ($4, $5) ORDER BY tx, id LIMIT ${PAGE}`

const isAfter = (a: Position, b: Position) => a.tx > b.tx || (a.tx === b.tx && a.id > b.id)

/**
 * Follows `event_log` on one dedicated connection (QUALITY §4): NOTIFY only wakes the reading, and a reading
 * every 5 seconds makes up for a lost one.
 */
export function createEvents(options: { databaseUrl: string; log: Log }): Events {
  const { databaseUrl, log } = options
  const topics = new Map<string, Set<Buffer<Stored>>>()
  const first = Promise.withResolvers<Position>()
  first.promise.catch(() => undefined)
  let position: Position | undefined
  let reading = false
  let again = false
  let stopped = false
  let heldDelay = HELD_MS
  let timer: NodeJS.Timeout | undefined
  let delivered = 0
  let delay = 0

  const connection = createConnection({ databaseUrl, channel: 'event_log', log, onWake: () => void read() })

  /** Where to begin: at what is open now, so that nothing committed from here on is left out. */
  async function begin(): Promise<Position> {
    // Rows restored from another cluster carry its transaction numbers, which here belong to the future.
    const [row] = await connection.query<{ oldest: string }>(
      `WITH restored AS (UPDATE event_log SET tx = 0 WHERE tx >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint)
       SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest`,
      [],
    )
    const start = { tx: BigInt(row?.oldest ?? 0), id: 0n }
    first.resolve(start)
    return start
  }

  /** Delivers what follows. @returns whether rows wait behind an open transaction, and whether to go on */
  async function page(): Promise<{ held: boolean; full: boolean }> {
    position ??= await begin()
    const rows = await connection.query<Row>(READ, [position.tx, position.id])
    for (const row of rows) {
      if (row.held) return { held: true, full: false }
      position = { tx: BigInt(row.tx), id: BigInt(row.id) }
      const event: Stored = { id: row.id, topic: row.topic, payload: row.payload, at: position }
      for (const buffer of topics.get(row.topic) ?? []) buffer.push(event)
      delivered++
      delay = row.delay
    }
    return { held: false, full: rows.length === PAGE }
  }

  async function read(): Promise<void> {
    again = true
    if (reading || stopped) return
    reading = true
    clearTimeout(timer)
    let held = false
    try {
      for (let full = false; (again || full) && !stopped; ) {
        again = false
        ;({ held, full } = await page())
      }
    } catch (error) {
      if (!stopped) connection.drop(error)
    } finally {
      reading = false
    }
    if (stopped) return
    heldDelay = held ? Math.min(HELD_MAX_MS, heldDelay * 2) : HELD_MS
    timer = setTimeout(() => void read(), held ? heldDelay : IDLE_MS)
  }

  /** @param id an event's id, or what `posizione()` gave */
  async function positionOf(id: string): Promise<Position> {
    const [, tx, number] = /^(\d{1,18})\.(\d{1,18})$/.exec(id) ?? []
    if (tx && number) return { tx: BigInt(tx), id: BigInt(number) }
    const [row] = /^\d{1,18}$/.test(id)
      ? await connection.query<{ tx: string }>('SELECT tx FROM event_log WHERE id = $1', [id])
      : []
    if (!row)
      throw new Refusal('NOT_FOUND', 'Gli aggiornamenti richiesti non sono più disponibili: ricaricare la pagina.')
    return { tx: BigInt(row.tx), id: BigInt(id) }
  }

  /** What was committed between the event `dopo` and the subscription, then what came since. */
  async function* resume(topic: string, dopo: string, until: Position | Promise<Position>, buffer: Buffer<Stored>) {
    const end = await until
    let from = await positionOf(dopo)
    for (let more = true; more; ) {
      const rows = await connection.query<Row>(READ_AGAIN, [topic, from.tx, from.id, end.tx, end.id])
      for (const { id, payload, tx } of rows) {
        from = { tx: BigInt(tx), id: BigInt(id) }
        yield { id, topic, payload, at: from }
      }
      more = rows.length === PAGE
    }
    // Another process may have been ahead of this one: what the reader has seen there is not given again.
    for await (const event of buffer) if (isAfter(event.at, from)) yield event
  }

  function subscribe<Payload>(
    topic: string,
    { dopo, limite = READER_LIMIT }: { dopo?: string | null; limite?: number } = {},
  ): AsyncIterableIterator<Evento<Payload>> {
    const readers = topics.get(topic) ?? new Set()
    const buffer: Buffer<Stored> = createBuffer(limite, () => {
      readers.delete(buffer)
      if (readers.size === 0 && topics.get(topic) === readers) topics.delete(topic)
    })
    topics.set(topic, readers.add(buffer))
    if (stopped) buffer.close()
    const source = dopo ? resume(topic, dopo, position ?? first.promise, buffer) : buffer
    const iterator: AsyncIterableIterator<Evento<Payload>> = {
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
    posizione: () => (position ? `${position.tx}.${position.id}` : null),
    stato: () => ({
      connesso: connection.open(),
      iscritti: [...topics.values()].reduce((sum, readers) => sum + readers.size, 0),
      consegnati: delivered,
      ritardo: delay,
    }),
  }
}
