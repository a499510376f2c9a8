import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import {
  type Attributes,
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Context as TraceContext,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseTraceParent } from '@opentelemetry/core'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import type { TracingSettings } from './settings.ts'
import type { OpenSpan, SpanValues, Tracer } from './tracing.ts'

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, producer: SpanKind.PRODUCER }
/** What is left is told within so long when the process stops, milliseconds. */
const CLOSE_MS = 3_000

const packageFile = join(import.meta.dirname, '..', '..', '..', 'package.json')

/** What every span says of its process; the variables of the environment come last and win. */
function resourceOfProcess() {
  const { name, version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { name: string; version: string }
  const own = {
    'service.name': name,
    'service.version': version,
    'service.instance.id': `${hostname()}-${process.pid}`,
  }
  return defaultResource()
    .merge(resourceFromAttributes(own))
    .merge(detectResources({ detectors: [envDetector] }))
}

async function exporterOf(protocol: TracingSettings['protocol']) {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto')
  return new OTLPTraceExporter()
}

/** What is known of its values. */
function known(values: SpanValues): Attributes {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Attributes
}

const typeOf = (error: unknown) => (error instanceof Error ? error.constructor.name : 'unknown')

function failed(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', type)
}

/**
 * The libraries of OpenTelemetry as the product uses them. Where the collector is, how it is asked and what it is told
 * of the process they read in the environment themselves.
 */
export async function createTracer(
  { protocol, parentBased, ratio, batch }: TracingSettings,
  log: Log,
): Promise<{ tracer: Tracer; close(): Promise<void> }> {
  const warn = (message: string) => log.warn({ message }, 'opentelemetry')
  diag.setLogger({ error: warn, warn, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN)
  const root = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: resourceOfProcess(),
    sampler: parentBased ? new ParentBasedSampler({ root }) : root,
    spanProcessors: [new BatchSpanProcessor({ exporter: await exporterOf(protocol), ...known(batch) })],
  })
  const manager = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(manager)
  const spans = provider.getTracer('serramenti')

  function parentOf(traceparent: string | null | undefined): TraceContext | undefined {
    const parent = traceparent ? parseTraceParent(traceparent) : null
    return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : undefined
  }

  const tracer: Tracer = {
    run({ name, kind, values = {}, parent, cause }, run) {
      const from = parentOf(parent) ?? context.active()
      const earlier = cause ? parseTraceParent(cause) : null
      const options = {
        kind: kind ? KINDS[kind] : SpanKind.INTERNAL,
        attributes: known(values),
        links: earlier ? [{ context: earlier }] : [],
      }
      return spans.startActiveSpan(name, options, from, async (span) => {
        const open: OpenSpan = {
          set: (more) => void span.setAttributes(known(more)),
          failed: (type) => failed(span, type),
        }
        try {
          return await run(open)
        } catch (error) {
          failed(span, typeOf(error))
          throw error
        } finally {
          span.end()
        }
      })
    },
    begin(name, values) {
      if (!trace.getActiveSpan()?.isRecording()) return undefined
      const span = spans.startSpan(name, { kind: SpanKind.CLIENT, attributes: known(values) })
      return (error) => {
        if (error) failed(span, typeOf(error))
        span.end()
      }
    },
    bound: (callback) => context.bind(context.active(), callback),
    note(values, name) {
      const span = trace.getActiveSpan()
      span?.setAttributes(known(values))
      if (name) span?.updateName(name)
    },
    traceparent() {
      const span = trace.getActiveSpan()?.spanContext()
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`
    },
  }

  return {
    tracer,
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())
      await Promise.race([provider.shutdown().catch((error: unknown) => warn(String(error))), late])
      context.disable()
      diag.disable()
    },
  }
}
