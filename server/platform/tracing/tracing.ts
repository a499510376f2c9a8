import type { Log } from '../log.ts'
import { readTracing } from './settings.ts'

// What the process does, told as spans to a collector of OpenTelemetry. Nothing of its libraries is loaded, and nothing
// is measured, where no collector is named.

export type SpanValues = Record<string, string | number | boolean | undefined>

/** A work that is told as a span. */
export interface TracedWork {
  /** Few by design: a kind of work, not one of them. */
  name: string
  kind?: 'server' | 'consumer' | 'producer'
  values?: SpanValues
  /** `traceparent` of the request that it answers. */
  parent?: string | null
  /** `traceparent` of what asked for it earlier, and did not wait. */
  cause?: string
}

/** A span while it is open. */
export interface OpenSpan {
  set(values: SpanValues): void
  /** The work did not do what it was asked. @param type kind of the fault, no words of it: these name people */
  failed(type: string): void
}

export interface Tracer {
  run<Result>(work: TracedWork, run: (span: OpenSpan) => Promise<Result>): Promise<Result>
  /** Opens a span below the one that is open, and returns how to end it; undefined where none is. */
  begin(name: string, values: SpanValues): ((error?: unknown) => void) | undefined
  /** The same function, which finds the span that is open now wherever it is called. */
  bound<Callback extends (...args: never[]) => unknown>(callback: Callback): Callback
  /** Says more of the span that is open. */
  note(values: SpanValues, name?: string): void
  /** `traceparent` of the span that is open. */
  traceparent(): string | undefined
}

const UNSEEN: OpenSpan = { set() {}, failed() {} }
let tracer: Tracer | undefined

/** The tracer of the process, while there is one. */
export const openTracer = (): Tracer | undefined => tracer

/** Does a work, within a span of its own where spans are asked for. */
export function traced<Result>(work: TracedWork, run: (span: OpenSpan) => Promise<Result>): Promise<Result> {
  return tracer ? tracer.run(work, run) : run(UNSEEN)
}

/** The number of the trace that a line of the log belongs to. */
export function traceIdNow(): string | undefined {
  return tracer?.traceparent()?.split('-')[1]
}

/**
 * Begins to tell spans, when the environment names a collector. Before the database is opened.
 * @returns tells what is left and ends
 * @throws SettingError when a setting is wrong
 */
export async function startTracing(env: NodeJS.ProcessEnv, log: Log): Promise<() => Promise<void>> {
  const settings = readTracing(env)
  if (!settings) return async () => {}
  const { createTracer } = await import('./otel.ts')
  const made = await createTracer(settings, log)
  tracer = made.tracer
  return async () => {
    tracer = undefined
    await made.close()
  }
}
