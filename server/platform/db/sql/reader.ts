import type { Pool } from 'pg'
import { type Action, compile, type Statement } from './compile.ts'
import { Lru } from './lru.ts'
import type { DataModel } from './model.ts'
import { shapeOf } from './shape.ts'
import { Unsupported } from './unsupported.ts'
import type { Factory } from './values.ts'

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

  function prepare(name: string, action: Action, args: object) {
    const { key, tree, values } = shapeOf(args)
    const statement = statements.get(`${name}.${action}${key}`, () => {
      try {
        return { ...compile(model, factory, name, action, tree), name: `q${names++}`, uses: 0 }
      } catch (error) {
        if (error instanceof Unsupported) return error
        throw error
      }
    })
    if (statement instanceof Unsupported) throw statement
    return { statement, values: statement.params.map(({ slot, encode }) => encode(values[slot])) }
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
    async read(name, action, args) {
      try {
        const { statement, values } = prepare(name, action, args)
        compiled++
        return statement.decode(await run(statement, values))
      } catch (error) {
        if (error instanceof Unsupported) fallbacks.set(error.reason, (fallbacks.get(error.reason) ?? 0) + 1)
        throw error
      }
    },
    text: ({ text, values }) => ask(text, values),
    stats: () => ({ compiled, fallbacks, shapes: statements.size }),
  }
}
