import { PrismaPg } from '@prisma/adapter-pg'
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts'

export type Db = PrismaClient
/** The client inside a transaction: what every helper that writes takes. */
export type Tx = Prisma.TransactionClient

/**
 * Opens the database.
 * @param url PostgreSQL connection string
 * @param connections size of the pool of this process
 */
export function createDb(url: string, connections = 10): Db {
  const adapter = new PrismaPg({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } })
}
