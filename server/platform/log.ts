import { createRequire } from 'node:module'
import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const SECRETS = [
  'password',
  'passwordHash',
  'token',
  'csrfToken',
  'authorization',
  'cookie',
  'sessionId',
  'smtpUrl',
  'secretKey',
  'clientSecret',
  'segreto',
]

/** What is never written, at the root of a line and down to three levels below. */
const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]).concat(
  ['*', '*.*'].map((level) => `${level}["set-cookie"]`),
  ['*', '*.*'].map((level) => `${level}["x-csrftoken"]`),
)

/** Readable lines for a developer's terminal; pino-pretty is a dev dependency and may be missing. */
function pretty(): DestinationStream | undefined {
  try {
    const load = createRequire(import.meta.url)
    const stream: unknown = load('pino-pretty')({ colorize: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' })
    return stream as DestinationStream
  } catch {
    return undefined
  }
}

/** Lines are buffered and written without blocking: a full page of them, or those of this many ms. */
const SET = { minLength: 4096, periodicFlush: 250 }

/**
 * The log of the process: JSON lines on standard output, or readable ones on a developer's terminal.
 * Passwords, tokens and cookies are redacted wherever they stand.
 * What is not written yet is written when the process ends, however it does, short of a kill.
 * @param options.destination where lines go, for tests
 */
export function createLog(
  options: { level?: string; production?: boolean; destination?: DestinationStream } = {},
): Log {
  const { level = 'info', production = true } = options
  const destination = options.destination ?? (!production && process.stdout.isTTY ? pretty() : undefined)
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[nascosto]' },
      serializers: { err: pino.stdSerializers.err, error: pino.stdSerializers.err },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? pino.destination({ fd: 1, sync: false, ...SET }),
  )
}

/** A log that says nothing, for tests and scripts. */
export function silentLog(): Log {
  return pino({ level: 'silent' })
}
