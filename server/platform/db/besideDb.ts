import { AsyncLocalStorage } from 'node:async_hooks'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { openPool } from '../tracing/statements.ts'

type Pool = ReturnType<typeof openPool>
type PoolOptions = Parameters<typeof openPool>[0]

/** What a client asks of its engine, which compiles questions into plans and runs these on the client's adapter. */
interface Engine {
  request(...asked: unknown[]): Promise<unknown>
  requestBatch(...asked: unknown[]): Promise<unknown>
  transaction(...asked: unknown[]): Promise<unknown>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Where Prisma keeps the engine of a client. */
interface WithEngine {
  _originalClient: { _engine: Engine }
}

/** The connections on which the engine of another client works, while it works for that one. */
const others = new AsyncLocalStorage<Pool>()

const engineOf = (client: PrismaClient): WithEngine['_originalClient'] => Reflect.get(client, '_originalClient')

/** Opens the connections of a client beside which others may be opened: while its engine works for one, it is on that one's. */
export function openSharedPool(options: PoolOptions): Pool {
  const pool = openPool(options)
  for (const name of ['query', 'connect'] as const) {
    const own = pool[name].bind(pool) as (...asked: unknown[]) => unknown
    const routed = (...asked: unknown[]) => {
      const other = others.getStore()
      return other && other !== pool ? (other[name] as (...asked: unknown[]) => unknown)(...asked) : own(...asked)
    }
    Object.assign(pool, { [name]: routed })
  }
  return pool
}

/**
 * Gives a client the engine of another, for which `openSharedPool` opened the connections. An engine holds the schema
 * three times over (as text, as a graph of its arguments, inside its compiler), some 25 MB, and the plans of what it was
 * asked: clients that differ in nothing but their connections need one.
 * @param pool of the client; it ends them when it is disconnected
 */
export function shareEngine(client: PrismaClient, pool: Pool, of: PrismaClient): void {
  const engine = engineOf(of)._engine
  const ended = { yet: false }
  const shared: Engine = {
    request: (...asked) => others.run(pool, () => engine.request(...asked)),
    requestBatch: (...asked) => others.run(pool, () => engine.requestBatch(...asked)),
    transaction: (...asked) => others.run(pool, () => engine.transaction(...asked)),
    start: () => engine.start(),
    async stop() {
      if (ended.yet) return
      ended.yet = true
      await pool.end()
    },
  }
  engineOf(client)._engine = shared
}
