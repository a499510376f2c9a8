import type { Db } from '../prisma.ts'
import { type Model, readPage } from './read.ts'

/** More at once would make one statement long for all; the rest goes with the next. */
const MOST = 100

interface Waiting<Row> extends PromiseWithResolvers<Row | null> {
  key: string
}

/**
 * Finds rows by their key, many by one statement: who asks while a statement runs waits for the next, with all who came
 * meanwhile. An answer is never older than its question, so what was committed before is always seen.
 * @param read the rows of some keys, in any order, those that exist
 * @returns finds one row, null when there is none
 */
export function insieme<Row>(
  read: (keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | null> {
  const queue: Waiting<Row>[] = []
  let busy = false

  async function run(group: Waiting<Row>[]): Promise<void> {
    try {
      const rows = await read([...new Set(group.map(({ key }) => key))])
      const byKey = new Map(rows.map((row) => [keyOf(row), row]))
      for (const { key, resolve } of group) resolve(byKey.get(key) ?? null)
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) await run(queue.splice(0, MOST))
    busy = false
  }

  return (key) => {
    const waiting = { key, ...Promise.withResolvers<Row | null>() }
    queue.push(waiting)
    if (!busy) {
      busy = true
      // What came in together with this goes together.
      setImmediate(() => void drain())
    }
    return waiting.promise
  }
}

/**
 * Finds rows of a model by a unique text column, those asked for together by one statement.
 * @param select which columns; the column of the key must be among them
 */
export function insiemePer<Row extends Record<Key, string>, Key extends string>(
  model: Model,
  column: Key,
  select: Record<Key, true> & object,
): (db: Db, key: string) => Promise<Row | null> {
  const known = new WeakMap<Db, (key: string) => Promise<Row | null>>()
  return (db, key) => {
    const find =
      known.get(db) ??
      insieme<Row>(
        async (keys) => {
          const where = { [column]: { in: keys } }
          const rows: unknown = await readPage(db, model, { select }, where, [], { take: MOST })
          return rows as Row[]
        },
        (row) => row[column],
      )
    known.set(db, find)
    return find(key)
  }
}
