import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Migration, readMigrations } from './migrationFiles.ts'
import { announceRewrites } from './rewrites.ts'

/** The number Prisma's own engine locks while it migrates: the two exclude each other. */
const advisoryLock = 72707369

const historyTable = `
CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         TIMESTAMPTZ,
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      TIMESTAMPTZ,
  started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

interface HistoryRow {
  migration_name: string
  checksum: string
  finished_at: Date | null
}

/** The history of the database and the committed migrations do not agree; the message (Italian) says what to do. */
export class MigrationRefused extends Error {}

interface MigrationResult {
  /** Names of the migrations applied now. */
  applied: string[]
  /** Applied by a newer version of the program: harmless here, worth a warning. */
  unknown: string[]
}

interface MigrationOptions {
  /** Hears what is about to take long, and what is waited for; Italian sentences. */
  say?: (text: string) => void
  /** How long a statement waits for a table that others use, milliseconds: meanwhile everybody waits behind it. */
  lockMs?: number
  /** How long the others are then let work before the next attempt, milliseconds; as many attempts, and one more. */
  pauses?: readonly number[]
}

const LOCK_MS = 3_000
const PAUSES = [2_000, 5_000, 10_000, 20_000, 30_000, 30_000]

/**
 * Brings a database to the committed migrations and records them in `_prisma_migrations` as `prisma migrate deploy` does.
 * Each migration and its record are one transaction: a crash leaves neither. Safe to call from many processes at once.
 * A table that is in use is waited for shortly, then again after a pause in which its users go on.
 * @throws MigrationRefused when an applied migration was edited, one is recorded as failed,
 *   or the database has tables but no history; Error naming the migration when its SQL fails.
 */
export async function applyMigrations(
  databaseUrl: string,
  migrations?: Migration[],
  { say = () => {}, lockMs = LOCK_MS, pauses = PAUSES }: MigrationOptions = {},
): Promise<MigrationResult> {
  const wanted = migrations ?? (await readMigrations())
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock])
    const history = await readHistory(client)
    checkHistory(history, wanted)
    const done = new Set(history.map((row) => row.migration_name))
    const pending = wanted.filter((m) => !done.has(m.name))
    for (const sentence of await announceRewrites(client, pending)) say(sentence)
    for (const migration of pending) await applyWhenFree(client, migration, { say, lockMs, pauses })
    const known = new Set(wanted.map((m) => m.name))
    return { applied: pending.map((m) => m.name), unknown: [...done].filter((name) => !known.has(name)) }
  } finally {
    await client.end() // also frees the lock
  }
}

async function readHistory(client: pg.Client): Promise<HistoryRow[]> {
  const { rows: tables } = await client.query<{ history: boolean; others: boolean }>(`
    SELECT coalesce(bool_or(tablename = '_prisma_migrations'), false) AS history,
           coalesce(bool_or(tablename <> '_prisma_migrations'), false) AS others
    FROM pg_tables WHERE schemaname = current_schema()`)
  if (!tables[0]?.history) {
    if (tables[0]?.others) {
      throw new MigrationRefused(
        'Il database contiene tabelle ma non la storia delle migrazioni (_prisma_migrations): indicarne uno vuoto.',
      )
    }
    await client.query(historyTable)
  }
  const { rows } = await client.query<HistoryRow>(`
    SELECT migration_name, checksum, finished_at FROM _prisma_migrations
    WHERE rolled_back_at IS NULL ORDER BY started_at`)
  return rows
}

function checkHistory(history: HistoryRow[], wanted: Migration[]): void {
  const checksums = new Map(wanted.map((m) => [m.name, m.checksum]))
  for (const row of history) {
    if (row.finished_at === null) {
      throw new MigrationRefused(
        `La migrazione ${row.migration_name} risulta fallita: correggere il database e segnarla con ` +
          `\`npx prisma migrate resolve --applied|--rolled-back ${row.migration_name}\`.`,
      )
    }
    const expected = checksums.get(row.migration_name)
    if (expected !== undefined && expected !== row.checksum) {
      throw new MigrationRefused(
        `La migrazione ${row.migration_name} è stata modificata dopo essere stata applicata: ripristinare il file e aggiungerne una nuova.`,
      )
    }
  }
}

const isLocked = (error: unknown) => (error as { cause?: { code?: unknown } }).cause?.code === '55P03'

const seconds = (ms: number) => `${Math.max(1, Math.round(ms / 1000))} s`

async function applyWhenFree(
  client: pg.Client,
  migration: Migration,
  { say, lockMs, pauses }: Required<MigrationOptions>,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await apply(client, migration, lockMs)
    } catch (error) {
      if (!isLocked(error)) throw error
      const pause = pauses[attempt]
      if (pause === undefined) {
        throw new MigrationRefused(
          `La migrazione ${migration.name} non ha trovato libere le sue tabelle in ${attempt + 1} tentativi: ` +
            'chiudere chi le usa (altre istanze del programma, copie, transazioni aperte) e riprovare. Nulla è cambiato.',
          { cause: error },
        )
      }
      say(
        `La migrazione ${migration.name} ha atteso ${seconds(lockMs)} una tabella che altri stanno usando: ` +
          `riprova fra ${seconds(pause)}`,
      )
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration, lockMs: number): Promise<void> {
  const startedAt = new Date()
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${Math.round(lockMs)}`)
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name, startedAt],
    )
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw new Error(`La migrazione ${name} non riesce: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
