import { expect, test } from 'vitest'
import { SettingError } from '../../env.ts'
import { readTracing } from '../settings.ts'

const AT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
const batch = {}

test.each([
  [{}],
  [{ OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'always_on' }],
  [{ ...AT, OTEL_SDK_DISABLED: 'TRUE' }],
  [{ ...AT, OTEL_TRACES_EXPORTER: 'none' }],
])('off: %o', (env) => {
  expect(readTracing(env)).toBeUndefined()
})

test.each([
  [AT, { protocol: 'http/protobuf', parentBased: true, ratio: 1, batch }],
  [
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c/v1/traces', OTEL_TRACES_SAMPLER: 'always_off' },
    { parentBased: false, ratio: 0 },
  ],
  [
    { ...AT, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' },
    { parentBased: true, ratio: 0.25 },
  ],
  [
    { ...AT, OTEL_TRACES_SAMPLER: 'traceidratio' },
    { parentBased: false, ratio: 1 },
  ],
  [{ ...AT, OTEL_BSP_MAX_QUEUE_SIZE: '10' }, { batch: { maxQueueSize: 10 } }],
])('%o', (env, settings) => {
  expect(readTracing(env)).toMatchObject(settings)
})

test.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
  { ...AT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
  { ...AT, OTEL_TRACES_SAMPLER: 'jaeger_remote' },
  { ...AT, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' },
  { ...AT, OTEL_BSP_SCHEDULE_DELAY: '1,5' },
])('refused: %o', (env) => {
  expect(() => readTracing(env)).toThrow(SettingError)
})
