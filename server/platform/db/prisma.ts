import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '#prisma/generated/client.ts'
import { dataModel } from '#prisma/generated/dataModel.ts'
import { openPool } from '../tracing/statements.ts'
import { openSharedPool, shareEngine } from './besideDb.ts'
import { isConnectionLost } from './faults.ts'
import { createReader, type Reader } from './sql/reader.ts'

export type Db = PrismaClient
/** The client inside a transaction: what every helper that writes takes. */
export type Tx = Prisma.TransactionClient

const readers = new WeakMap<object, Reader>()
const placeReaders = new WeakMap<object, Reader>()

/** A statement that a token asks for is ended after so long, milliseconds. */
export const TOKEN_STATEMENT_MS = 15_000
/** Connections of all tokens of one process: people never wait for them. */
export const TOKEN_CONNECTIONS = 4
/** Connections of what only reads, one for each export under way. */
export const READ_CONNECTIONS = 6

/**
 * Opens the database.
 * @param url PostgreSQL connection string
 * @param connections size of the pool of this process
 * @param statementMs after how long a statement is ended, milliseconds; never unless told
 * @param reads whether lists and details are read by compiled statements, or all by Prisma
 * @param beside the same database by other connections: its engine serves this one too
 */
export function createDb(
  url: string,
  connections = 10,
  reads: 'sql' | 'prisma' = 'sql',
  statementMs?: number,
  beside?: Db,
): Db {
  const pool = (beside ? openPool : openSharedPool)({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    ...(statementMs ? { statement_timeout: statementMs } : {}),
    // A connection keeps what was prepared on it: it is changed for a fresh one now and then.
    maxUses: 5_000,
  })
  // An idle connection that breaks is no error: the next query opens another, or says what is wrong.
  pool.on('error', () => {})
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  const db = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } })
  if (beside) shareEngine(db, pool, beside)
  const factory = { decimal: (text: string) => new Prisma.Decimal(text) }
  const reader = createReader({ pool, model: dataModel, factory, isConnectionLost })
  placeReaders.set(db, reader)
  if (reads === 'sql') readers.set(db, reader)
  return db
}

/**
 * Reads compiled to SQL, on the client's own pool; none where the settings leave reads to Prisma, nor inside a
 * transaction, whose connection is Prisma's alone.
 */
export function readerOf(db: Db | Tx): Reader | undefined {
  return readers.get(db)
}

/** Finds the places of rows in an order, which Prisma cannot, whatever the settings say; none inside a transaction. */
export function placeReaderOf(db: Db | Tx): Reader | undefined {
  return placeReaders.get(db)
}
