import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, onServer, type TestDatabase } from '#server-test/database.ts'
import { createDb, type Db } from '../../db/prisma.ts'
import { silentLog } from '../../log.ts'
import { SlowReader } from '../buffer.ts'
import { createEvents, type Events, emit, pruneEvents } from '../events.ts'
import { type WrittenEvent, writeEvent } from './writers.ts'

const WRITERS = 8
const EACH = 1250

let database: TestDatabase
let db: Db
const opened: Events[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url)
})

afterAll(async () => {
  await Promise.all(opened.map((events) => events.stop()))
  await db.$disconnect()
  await database.drop()
})

async function open(): Promise<Events> {
  const events = createEvents({ databaseUrl: database.url, log: silentLog() })
  opened.push(events)
  await events.start()
  return events
}

/** Reads until it has `count`, in one subscription. */
async function load(events: Events, topic: string, count: number): Promise<WrittenEvent[]> {
  const read: WrittenEvent[] = []
  for await (const { payload } of events.subscribe<WrittenEvent>(topic)) if (read.push(payload) === count) break
  return read
}

/** Reads as a client that keeps losing its connection, to one server or the other, and resumes after its last id. */
async function readInChunks(servers: Events[], topic: string, count: number): Promise<WrittenEvent[]> {
  const read: WrittenEvent[] = []
  let after: string | undefined
  for (let turn = 0; read.length < count && turn < 2000; turn++) {
    const events = servers[turn % servers.length] as Events
    const until = Math.min(count, read.length + 1 + ((turn * 37) % 150))
    try {
      for await (const { id, payload } of events.subscribe<WrittenEvent>(topic, { dopo: after })) {
        after = id
        if (read.push(payload) === until) break
      }
    } catch {
      // The listener was killed while it resumed: the client tries again.
    }
  }
  return read
}

async function killListener(): Promise<number> {
  return onServer(database.url, async (client) => {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'serramenti eventi'`,
    )
    return rowCount ?? 0
  })
}

/** Each writer's events in their order, each once. */
function check(read: WrittenEvent[]): void {
  const next = new Map<number, number>()
  for (const { w, n } of read) {
    expect(n).toBe(next.get(w) ?? 0)
    next.set(w, n + 1)
  }
  expect(next.size).toBe(WRITERS)
}

test('10,000 events of 8 writers over killed listeners: none missed, none twice', async () => {
  const servers = [await open(), await open()]
  const [one, two] = servers as [Events, Events]
  const total = WRITERS * EACH
  // Events before the first reader; it must not see them.
  await db.$transaction((tx) => emit(tx, 'altro', { pk: 1 }))

  const readers = [load(one, 'prova', total), load(two, 'prova', total), readInChunks(servers, 'prova', total)]
  let writing = true
  const writers = Promise.all(
    Array.from({ length: WRITERS }, (_none, w) => writeEvent(database.url, 'prova', w, EACH)),
  ).finally(() => {
    writing = false
  })
  let killed = 0
  while (writing) {
    await onServer(database.url, (client) => client.query('SELECT pg_sleep(0.1)'))
    killed += await killListener()
  }
  await writers
  expect(killed).toBeGreaterThan(2)
  for (const read of await Promise.all(readers)) check(read)
  expect(one.stato().iscritti).toBe(0)
})

test('an event is seen after its commit, and never after a rollback', async () => {
  const events = await open()
  const reader = events.subscribe<{ pk: number }>('commit')
  await expect(
    db.$transaction(async (tx) => {
      await emit(tx, 'commit', { pk: 1 })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await db.$transaction((tx) => emit(tx, 'commit', { pk: 2 }))
  expect((await reader.next()).value.payload).toEqual({ pk: 2 })
  await reader.return?.()
})

test('a transaction that stays open, here or in another database of the cluster, holds nobody back', async () => {
  const events = await open()
  const reader = events.subscribe<{ pk: number }>('aperta')
  const last = await onServer(database.url, async (client) => {
    await client.query("BEGIN; INSERT INTO event_log (topic, payload) VALUES ('aperta', '{\"pk\": 3}')")
    for (const pk of [1, 2]) {
      await db.$transaction((tx) => emit(tx, 'aperta', { pk }))
      expect((await reader.next()).value.payload).toEqual({ pk })
    }
    // Who leaves now has not seen what the open transaction holds, older than what they have seen.
    const abandoned = events.subscribe<{ pk: number }>('aperta', { dopo: events.posizione() })
    await db.$transaction((tx) => emit(tx, 'aperta', { pk: 4 }))
    const { value } = await abandoned.next()
    expect(value.payload).toEqual({ pk: 4 })
    await abandoned.return?.()
    await client.query('COMMIT')
    return value.id
  })
  expect((await reader.next()).value.payload).toEqual({ pk: 4 })
  expect((await reader.next()).value.payload).toEqual({ pk: 3 })
  await reader.return?.()
  for (const server of [events, await open()]) {
    const returned = server.subscribe<{ pk: number }>('aperta', { dopo: last })
    expect((await returned.next()).value.payload).toEqual({ pk: 3 })
    await db.$transaction((tx) => emit(tx, 'aperta', { pk: 5 }))
    expect((await returned.next()).value.payload).toEqual({ pk: 5 })
    await returned.return?.()
  }
})

test('more than a page of one transaction is left and taken up again in its midst', async () => {
  const servers = [await open(), await open()]
  const after = servers[0]?.posizione()
  await db.$executeRaw`INSERT INTO event_log (topic, payload) SELECT 'molti', jsonb_build_object('pk', n) FROM generate_series(1, 2500) n`
  const read: number[] = []
  let last = after
  for (const [turn, until] of [700, 1000, 1001, 2200, 2500].entries()) {
    const events = servers[turn % 2] as Events
    for await (const { id, payload } of events.subscribe<{ pk: number }>('molti', { dopo: last })) {
      last = id
      if (read.push(payload.pk) === until) break
    }
  }
  expect(read).toEqual(Array.from({ length: 2500 }, (_none, n) => n + 1))
})

test('it has not started before it knows where it begins: what follows would be lost', async () => {
  const events = createEvents({ databaseUrl: database.url, log: silentLog() })
  opened.push(events)
  const waiting = Symbol()
  const starting = await onServer(database.url, async (client) => {
    await client.query('BEGIN; LOCK TABLE event_log IN SHARE MODE')
    const started = events.start()
    const pause = new Promise((resolve) => setTimeout(resolve, 500, waiting))
    expect(await Promise.race([started, pause])).toBe(waiting)
    return { started }
  })
  await starting.started
  const reader = events.subscribe<{ pk: number }>('inizio')
  await db.$transaction((tx) => emit(tx, 'inizio', { pk: 1 }))
  expect((await reader.next()).value.payload).toEqual({ pk: 1 })
  await reader.return?.()
})

test('a database that was never migrated is told, not waited for', async () => {
  const empty = new URL(database.url)
  empty.pathname = '/postgres'
  const events = createEvents({ databaseUrl: empty.href, log: silentLog() })
  await expect(events.start()).rejects.toThrow('npm run migrate')
  await events.stop()
})

test('a slow reader is cut off and can resume where it was', async () => {
  const events = await open()
  const slow = events.subscribe<{ pk: number }>('lento', { limit: 3 })
  const witness = events.subscribe<{ pk: number }>('lento')
  await db.$transaction(async (tx) => {
    for (let pk = 1; pk <= 10; pk++) await emit(tx, 'lento', { pk })
  })
  const first = await witness.next()
  for (let pk = 2; pk <= 10; pk++) await witness.next()
  await expect(slow.next()).rejects.toThrow(SlowReader)
  expect(await slow.next()).toEqual({ done: true, value: undefined })

  const resumed = events.subscribe<{ pk: number }>('lento', { dopo: first.value.id })
  const read: number[] = []
  for await (const { payload } of resumed) if (read.push(payload.pk) === 9) break
  expect(read).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('following from a position gives what was committed after it, also while no one followed', async () => {
  const [events, other] = [await open(), await open()]
  await db.$transaction((tx) => emit(tx, 'posizione', { pk: 1 }))
  const first = events.subscribe<{ pk: number }>('posizione', { dopo: '3:3:' })
  expect((await first.next()).value.payload).toEqual({ pk: 1 })
  const after = events.posizione()
  expect(after).toMatch(/^\d+:\d+:[\d,]*$/)
  await db.$transaction((tx) => emit(tx, 'posizione', { pk: 2 }))
  expect((await first.next()).value.payload).toEqual({ pk: 2 })
  for (const server of [events, other]) {
    const late = server.subscribe<{ pk: number }>('posizione', { dopo: after })
    expect((await late.next()).value.payload).toEqual({ pk: 2 })
    await late.return?.()
  }
  await first.return?.()
})

test('resuming after a pruned or invented event is refused', async () => {
  const events = await open()
  for (const after of ['999999999', 'x', '-1', '1.2', '5:4:', '4:5:9', '3:900000000000:', '3:3:~3:3:~1.999999999']) {
    await expect(events.subscribe('commit', { dopo: after }).next()).rejects.toMatchObject({
      code: 'RESUME_TOO_OLD',
      extensions: { days: 7 },
    })
  }
})

test('a place whose events were pruned since is refused, one that had seen them goes on', async () => {
  const events = await open()
  // Of its own: what an attempt before has left would be pruned too.
  const topic = `potato ${crypto.randomUUID()}`
  const before = events.posizione()
  const reader = events.subscribe(topic)
  await db.$transaction((tx) => emit(tx, topic, { pk: 1 }))
  const { value: seen } = await reader.next()
  await reader.return?.()
  await db.$executeRaw`UPDATE event_log SET il = now() - interval '2 days' WHERE topic = ${topic}`
  expect(await pruneEvents(db)).toBe(0)
  expect((await events.subscribe(topic, { dopo: before }).next()).value.payload).toEqual({ pk: 1 })

  expect(await pruneEvents(db, 1)).toBe(1)
  await expect(events.subscribe(topic, { dopo: before }).next()).rejects.toMatchObject({ code: 'RESUME_TOO_OLD' })
  await expect(events.subscribe(topic, { dopo: seen.id }).next()).rejects.toMatchObject({ code: 'RESUME_TOO_OLD' })
  const later = (await db.$queryRaw<{ at: string }[]>`SELECT pg_current_snapshot()::text AS at`)[0]?.at
  const after = events.subscribe(topic, { dopo: later })
  await db.$transaction((tx) => emit(tx, topic, { pk: 2 }))
  expect((await after.next()).value.payload).toEqual({ pk: 2 })
})

test('a subscription that waits ends at once when it is left or the process stops', async () => {
  const events = await open()
  const left = events.subscribe('silenzio')
  const waiting = left.next()
  await left.return?.()
  expect((await waiting).done).toBe(true)
  const other = events.subscribe('silenzio').next()
  await events.stop()
  expect((await other).done).toBe(true)
})

test('events older than 7 days are removed, rows of a restored dump keep no place in the future', async () => {
  await db.$executeRaw`INSERT INTO event_log (topic, payload, il) VALUES ('vecchio', '{}', now() - interval '8 days')`
  await pruneEvents(db)
  expect(await db.eventLog.count({ where: { topic: 'vecchio' } })).toBe(0)

  await db.$executeRaw`INSERT INTO event_log (topic, payload, tx) VALUES ('restaurato', '{}', 9000000000000)`
  const events = await open()
  const reader = events.subscribe('restaurato')
  await db.$transaction((tx) => emit(tx, 'restaurato', { pk: 7 }))
  expect((await reader.next()).value.payload).toEqual({ pk: 7 })
  await reader.return?.()
})
