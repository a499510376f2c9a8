import type { Db } from './prisma.ts'
import { type Model, type RowOf, readOne, readPage, type Selection } from './read.ts'

/** More at once would make one statement long for all; the rest goes with the next. */
const MOST = 100
/** A reading may hang with its connection: after this long the next does not wait for it; milliseconds. */
const PATIENCE = 500

/**
 * Finds rows by their key, many by one statement: who asks while a statement runs waits for the next, with all who came
 * meanwhile. An answer is never older than its question, so what was committed before is always seen.
 * @param read the rows of some keys, in any order, those that exist
 * @returns finds one row, null when there is none
 */
export function batched<Key, Row>(
  read: (keys: Key[]) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): (key: Key) => Promise<Row | null> {
  const waiting = new Map<Key, PromiseWithResolvers<Row | null>>()
  let busy = false

  async function run(group: [Key, PromiseWithResolvers<Row | null>][]): Promise<void> {
    try {
      const rows = await read(group.map(([key]) => key))
      const byKey = new Map(rows.map((row) => [keyOf(row), row]))
      for (const [key, { resolve }] of group) resolve(byKey.get(key) ?? null)
    } catch (error) {
      for (const [, { reject }] of group) reject(error)
    }
  }

  async function drain(): Promise<void> {
    while (waiting.size > 0) {
      const group = [...waiting].slice(0, MOST)
      for (const [key] of group) waiting.delete(key)
      await atMost(PATIENCE, run(group))
    }
    busy = false
  }

  return (key) => {
    const asked = waiting.get(key) ?? Promise.withResolvers<Row | null>()
    waiting.set(key, asked)
    if (!busy) {
      busy = true
      // What came in together with this goes together.
      setImmediate(() => void drain())
    }
    return asked.promise
  }
}

/** Resolves when `work` is over, or after so long. */
function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** As `batched`, of each database for itself. */
export function batchedOf<Key, Row>(
  read: (db: Db, keys: Key[]) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): (db: Db, key: Key) => Promise<Row | null> {
  const known = new WeakMap<Db, (key: Key) => Promise<Row | null>>()
  return (db, key) => {
    const find = known.get(db) ?? batched((keys: Key[]) => read(db, keys), keyOf)
    known.set(db, find)
    return find(key)
  }
}

/**
 * Finds rows of a model by a unique column, those asked for together by one statement.
 * @param select which columns; the column of the key must be among them
 */
export function batchedBy<Row extends Record<Key, string | number>, Key extends string>(
  model: Model,
  column: Key,
  select: Record<Key, true> & object,
): (db: Db, key: Row[Key]) => Promise<Row | null> {
  return batchedOf<Row[Key], Row>(
    async (db, keys) => {
      const where = { [column]: { in: keys } }
      const rows: unknown = await readPage(db, model, { select }, where, [], { take: MOST })
      return rows as Row[]
    },
    (row) => row[column],
  )
}

interface Answered {
  key: string
  answer: Promise<unknown>
}

/** The questions that wait for their turn, by their text. */
function createQuestions() {
  const waiting = new Map<string, () => Promise<unknown>>()
  const find = batched<string, Answered>(
    async (keys) => {
      const answered = keys.map((key) => {
        const ask = waiting.get(key)
        waiting.delete(key)
        return { key, answer: ask ? ask() : Promise.resolve(null) }
      })
      // A failure rejects only the callers of that key.
      await Promise.allSettled(answered.map(({ answer }) => answer))
      return answered
    },
    ({ key }) => key,
  )
  return async (key: string, ask: () => Promise<unknown>): Promise<unknown> => {
    waiting.set(key, ask)
    return (await find(key))?.answer
  }
}

const questions = new WeakMap<Db, ReturnType<typeof createQuestions>>()

/**
 * As readOne, for what many ask at the same moment, as subscribers do of what has just changed: the same question is
 * put once, and its answer is no older than any who asked it.
 */
export async function readOneBatched<M extends Model>(
  db: Db,
  model: M,
  selection: Selection,
  where: object,
): Promise<RowOf<M> | null> {
  const ask = questions.get(db) ?? createQuestions()
  questions.set(db, ask)
  const key = JSON.stringify([model, selection, where])
  return (await ask(key, () => readOne(db, model, selection, where))) as RowOf<M> | null
}
