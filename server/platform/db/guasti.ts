import { Prisma } from '../../../prisma/generated/client.ts'

/** Every code an error of the database carries: Prisma's, the driver's, PostgreSQL's own SQLSTATE. */
function codici(error: unknown): string[] {
  const { code, meta } = (error ?? {}) as { code?: unknown; meta?: { driverAdapterError?: { cause?: Cause } } }
  const cause = meta?.driverAdapterError?.cause ?? (error as { cause?: Cause } | null)?.cause
  return [code, cause?.originalCode, cause?.code].filter((found) => typeof found === 'string')
}

interface Cause {
  originalCode?: unknown
  code?: unknown
}

const has = (error: unknown, wanted: ReadonlySet<string>) => codici(error).some((code) => wanted.has(code))

const TRANSITORI = new Set(['P2034', '40001', '40P01'])
/** Reached neither now nor, perhaps, for a few seconds; 57P0x is PostgreSQL being stopped, 53300 full of clients. */
const ASSENTI = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2037'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
  ...['57P01', '57P02', '57P03', '53300', '08006', '08003', '08001'],
])
/** Text that PostgreSQL can't hold: NUL. */
const ILLEGGIBILI = new Set(['22021', '22P05'])

/** A serialization failure or a deadlock: the same transaction may go well when run again. */
export function isTransitorio(error: unknown): boolean {
  return has(error, TRANSITORI)
}

/** The database is unreachable: to be tried again, not a bug. */
export function isAssente(error: unknown): boolean {
  return has(error, ASSENTI) || error instanceof Prisma.PrismaClientInitializationError
}

/** The caller sent characters that can't be stored nor searched for. */
export function isIlleggibile(error: unknown): boolean {
  return has(error, ILLEGGIBILI)
}
