import type { Pool } from 'pg'
import { type Action, type AskedQuery, compile, compileTogether, type Statement } from './compile.ts'
import { Lru } from './lru.ts'
import type { DataModel } from './model.ts'
import { shapeOf, type Tree } from './shape.ts'
import { Unsupported } from './unsupported.ts'
import type { Factory } from './values.ts'

/** An expression of PostgreSQL that makes JSON, written by hand, and its values: none that the driver would read. */
export interface WrittenQuery {
  strings: readonly string[]
  values: readonly unknown[]
}

interface ReaderOptions {
  pool: Pool
  model: DataModel
  factory: Factory
  /** Whether an error means that its connection is lost: the statement is asked again on another. */
  isConnectionLost?: (error: unknown) => boolean
  /** Shapes kept compiled; 1000 by default. */
  shapes?: number
}

/** Counted since the start; for /metrics. */
interface ReaderStats {
  compiled: number
  /** Queries left to Prisma, by reason. */
  fallbacks: ReadonlyMap<string, number>
  shapes: number
}

export interface Reader {
  /**
   * Answers a query as Prisma would.
   * @param args of Prisma's findMany or count
   * @throws Unsupported, counted, when only Prisma can answer; what the driver throws otherwise
   */
  read(model: string, action: Action, args: object): Promise<unknown>
  /**
   * Answers several queries by one statement, in their order.
   * @throws as `read`, when one of them can't be answered
   */
  together(queries: readonly (AskedQuery<object> | WrittenQuery)[]): Promise<unknown[]>
  /**
   * Runs a statement written by hand whose one row has one column of text, and gives it as PostgreSQL wrote it. It is
   * planned for its values at each call: a plan made for any period would take a year for a day.
   */
  text(statement: { text: string; values: unknown[] }): Promise<string>
  stats(): ReaderStats
}

/** Of a statement whose connection breaks: idle ones that broke with it may be met first. */
const READ_ATTEMPTS = 4

type Prepared = (Statement & { name: string; uses: number }) | Unsupported

/** PostgreSQL's answer as it is written: the statement knows what it means. */
const types = { getTypeParser: () => (text: string) => text }

/**
 * Runs compiled queries on a pool: each shape is compiled once, and parsed once by each connection from its second use.
 * PostgreSQL keeps a prepared statement as long as its connection: the pool's `maxUses` bounds them.
 */
export function createReader(options: ReaderOptions): Reader {
  const { pool, model, factory, shapes = 1000 } = options
  const statements = new Lru<Prepared>(shapes)
  const fallbacks = new Map<string, number>()
  let compiled = 0
  let names = 0

  function prepare(key: string, values: readonly unknown[], make: () => Statement) {
    const statement = statements.get(key, () => {
      try {
        return { ...make(), name: `q${names++}`, uses: 0 }
      } catch (error) {
        if (error instanceof Unsupported) return error
        throw error
      }
    })
    if (statement instanceof Unsupported) throw statement
    return { statement, values: statement.params.map(({ slot, encode }) => encode(values[slot])) }
  }

  function prepareOne(name: string, action: Action, args: object) {
    const shape = shapeOf(args)
    return prepare(`${name}.${action}${shape.key}`, shape.values, () =>
      compile(model, factory, { model: name, action, args: shape.tree }),
    )
  }

  function prepareTogether(queries: readonly (AskedQuery<object> | WrittenQuery)[]) {
    const args = queries.map((query, index) => [`_${index}`, 'args' in query ? query.args : {}] as const)
    const shape = shapeOf(Object.fromEntries(args))
    const { key, values } = shape
    const kinds = queries.map((query) => ('args' in query ? `${query.model}.${query.action}` : query.strings.join('?')))
    const first = values.length
    for (const query of queries) if ('values' in query) values.push(...query.values)
    return prepare([...kinds, key].join('|'), values, () => {
      const { tree } = shape
      let slot = first
      const parts = queries.map((query, index) => {
        if ('args' in query) return { ...query, args: tree[`_${index}`] as Tree }
        const written = { texts: query.strings, slot }
        slot += query.values.length
        return written
      })
      return compileTogether(model, factory, parts)
    })
  }

  async function answer({ statement, values }: ReturnType<typeof prepare>): Promise<unknown> {
    compiled++
    return statement.decode(await run(statement, values))
  }

  /** Counts what is left to Prisma. */
  async function counted<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Unsupported) fallbacks.set(error.reason, (fallbacks.get(error.reason) ?? 0) + 1)
      throw error
    }
  }

  async function ask(text: string, values: unknown[], name?: string): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      try {
        const { rows } = await pool.query<[string]>({ name, text, values, rowMode: 'array', types })
        return rows[0]?.[0] as string
      } catch (error) {
        if (attempt === READ_ATTEMPTS || !options.isConnectionLost?.(error)) throw error
      }
    }
  }

  const run = (statement: Exclude<Prepared, Unsupported>, values: unknown[]): Promise<string> =>
    ask(statement.text, values, statement.uses++ > 0 ? statement.name : undefined)

  return {
    read: (name, action, args) => counted(() => answer(prepareOne(name, action, args))),
    together: (queries) => counted(async () => (await answer(prepareTogether(queries))) as unknown[]),
    text: ({ text, values }) => ask(text, values),
    stats: () => ({ compiled, fallbacks, shapes: statements.size }),
  }
}
