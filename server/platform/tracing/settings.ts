import { SettingError } from '../env.ts'

/** Where traces go and how many, by the variables that OpenTelemetry has for every program. */
export interface TracingSettings {
  protocol: 'http/protobuf' | 'http/json'
  /** Whether a trace that begins elsewhere keeps what was decided there. */
  parentBased: boolean
  /** The part of the traces that begin here which is kept, 0 to 1. */
  ratio: number
  batch: {
    scheduledDelayMillis?: number
    exportTimeoutMillis?: number
    maxQueueSize?: number
    maxExportBatchSize?: number
  }
}

const SAMPLERS = ['always_on', 'always_off', 'traceidratio']

function amount(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = env[name]
  if (!text) return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new SettingError(`${name} deve essere un numero intero positivo, non "${text}"`)
  return value
}

function readSampler({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: arg }: NodeJS.ProcessEnv) {
  const [, parent, own = ''] = /^(parentbased_)?(.*)$/s.exec(name || 'parentbased_always_on') ?? []
  if (!SAMPLERS.includes(own)) {
    const known = [...SAMPLERS, ...SAMPLERS.map((one) => `parentbased_${one}`)]
    throw new SettingError(`OTEL_TRACES_SAMPLER deve essere ${known.join(' o ')}, non "${name}"`)
  }
  const ratio = own === 'traceidratio' ? Number(arg || 1) : own === 'always_on' ? 1 : 0
  if (!(ratio >= 0 && ratio <= 1)) throw new SettingError(`OTEL_TRACES_SAMPLER_ARG va da 0 a 1, non "${arg}"`)
  return { parentBased: parent !== undefined, ratio }
}

/**
 * The settings of tracing; undefined where nobody asked for it.
 * @throws SettingError when one is wrong, or asks for a protocol that is not spoken
 */
export function readTracing(env: NodeJS.ProcessEnv): TracingSettings | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT
  const isOff = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none'
  if (!endpoint || isOff) return undefined
  if (!URL.canParse(endpoint))
    throw new SettingError(`OTEL_EXPORTER_OTLP_ENDPOINT deve essere un indirizzo, non "${endpoint}"`)
  const protocol = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || env.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/protobuf'
  if (protocol !== 'http/protobuf' && protocol !== 'http/json')
    throw new SettingError(`OTEL_EXPORTER_OTLP_PROTOCOL deve essere http/protobuf o http/json, non "${protocol}"`)
  return {
    protocol,
    ...readSampler(env),
    batch: {
      scheduledDelayMillis: amount(env, 'OTEL_BSP_SCHEDULE_DELAY'),
      exportTimeoutMillis: amount(env, 'OTEL_BSP_EXPORT_TIMEOUT'),
      maxQueueSize: amount(env, 'OTEL_BSP_MAX_QUEUE_SIZE'),
      maxExportBatchSize: amount(env, 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE'),
    },
  }
}
