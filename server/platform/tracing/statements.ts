import pg from 'pg'
import { openTracer, type Tracer } from './tracing.ts'

/** Of a statement, characters. */
const STATEMENT_MAX = 2_000

type Callback = (error: unknown, ...rest: unknown[]) => void

/** The words of a statement, whose values are elsewhere; undefined for what is no statement, as a stream. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined
  const { text } = asked as { text?: unknown }
  return typeof text === 'string' ? text : undefined
}

function begin(tracer: Tracer, text: string) {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
  return tracer.begin(operation, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, STATEMENT_MAX),
  })
}

// The driver's own function takes, and gives, what it may be asked in a dozen forms.
const answered = (answer: unknown) => answer as never

/** A connection whose statements are told as spans. */
class TracedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const ask = super.query as (...asked: unknown[]) => unknown
    const text = textOf(args[0])
    const tracer = openTracer()
    const end = tracer && text !== undefined ? begin(tracer, text) : undefined
    if (!end) return answered(ask.apply(this, args))
    const last = args.at(-1)
    if (typeof last === 'function') {
      const told: Callback = (error, ...rest) => {
        end(error)
        ;(last as Callback)(error, ...rest)
      }
      return answered(ask.apply(this, [...args.slice(0, -1), told]))
    }
    const answer = ask.apply(this, args) as Promise<unknown>
    answer.then(() => end(), end)
    return answered(answer)
  }
}

/** Whoever waits for a connection is called by whoever lets go of it: its statements are nevertheless its own. */
class TracedPool extends pg.Pool {
  override connect(callback?: (...args: never[]) => void): never {
    const connect = super.connect as (callback?: unknown) => unknown
    return answered(connect.call(this, callback && (openTracer()?.bound(callback) ?? callback)))
  }
}

/** A pool of connections, whose statements are told as spans where these are asked for. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  return openTracer() ? new TracedPool({ ...options, Client: TracedClient }) : new pg.Pool(options)
}
