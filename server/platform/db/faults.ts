import { Prisma } from '#prisma/generated/client.ts'
import { Refusal } from '../errors.ts'

interface Fault {
  code?: unknown
  originalCode?: unknown
  kind?: unknown
  cause?: Fault
  errors?: readonly Fault[]
  meta?: { driverAdapterError?: Fault }
}

/** Every code an error of the database carries: Prisma's, the driver's, the socket's, PostgreSQL's own SQLSTATE. */
function codici(error: Fault | null | undefined): string[] {
  if (typeof error !== 'object' || error === null) return []
  const own = [error.code, error.originalCode, error.kind].filter((found) => typeof found === 'string')
  return [...own, ...[error.meta?.driverAdapterError, error.cause, ...(error.errors ?? [])].flatMap(codici)]
}

const has = (error: unknown, wanted: (code: string) => boolean) => codici(error as Fault).some(wanted)

const TRANSIENT = new Set(['P2034', '40001', '40P01'])
/** Reached neither now nor, perhaps, for a few seconds. */
const ABSENT = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2037',
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** PostgreSQL: connection exceptions, want of resources, a server that stops, starts or ends idle connections. */
const ABSENT_CLASSES = /^(?:08...|53...|57P0\d)$/
/** Of the database's disk, and of ours. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** Text that PostgreSQL can't hold: NUL. */
const UNREADABLES = new Set(['22021', '22P05'])

/** What the driver, its pool and Prisma say without a code of a connection that is lost or can't be had. */
const WITHOUT_CODICE = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Client (?:has encountered a connection error|was closed) and is not queryable$/,
  /Unable to start a transaction in the given time/,
  /cannot be executed on an expired transaction/,
]

/** A serialization failure or a deadlock: the same transaction may go well when run again. */
export function isTransient(error: unknown): boolean {
  return has(error, (code) => TRANSIENT.has(code))
}

/** A row refers to one that is not there, or went meanwhile. */
export function isReferenceBroken(error: unknown): boolean {
  return has(error, (code) => code === 'P2003' || code === '23503')
}

/** A row is against a constraint of the database: unique, exclusion, check, not null. */
export function isAgainstConstraint(error: unknown): boolean {
  return has(error, (code) => code === 'P2002' || code.startsWith('23'))
}

/** The database or the disk has no room left. */
export function isFull(error: unknown): boolean {
  return has(error, (code) => FULL.has(code))
}

/** The database is away, or too busy to be had in time: worth another try, not a fault of ours. */
function isMissing(error: unknown): boolean {
  return (
    has(error, (code) => ABSENT.has(code) || ABSENT_CLASSES.test(code)) ||
    error instanceof Prisma.PrismaClientInitializationError ||
    (error instanceof Error && WITHOUT_CODICE.some((words) => words.test(error.message)))
  )
}

const LOST = /^(?:P1017|ConnectionClosed|ECONNRESET|EPIPE|08003|08006|57P01|57P02|57P05)$/
const LOST_WORDS = [/^Connection terminated/, /is not queryable$/]

/** A connection that was there has broken: what only reads may be asked again on another. */
export function isConnectionLost(error: unknown): boolean {
  return (
    has(error, (code) => LOST.test(code)) ||
    (error instanceof Error && LOST_WORDS.some((words) => words.test(error.message)))
  )
}

/** What a caller is told of a database that is away or of a disk that is full; null for any other error. */
export function momentaryRefusal(error: unknown): Refusal | null {
  if (isFull(error)) return new Refusal('UNAVAILABLE', 'Spazio su disco esaurito: i dati non sono stati salvati.')
  return isMissing(error) ? new Refusal('UNAVAILABLE') : null
}

/** What a token is told of a statement that took longer than it may; null for any other error. */
export function tooSlow(error: unknown): Refusal | null {
  if (!has(error, (code) => code === '57014')) return null
  const text = 'La richiesta impiega troppo tempo: chiedere meno dati alla volta.'
  return new Refusal('QUERY_LIMIT', text, { limit: 'time' })
}

/** The caller sent characters that can't be stored nor searched for. */
export function isUnreadable(error: unknown): boolean {
  return has(error, (code) => UNREADABLES.has(code))
}
