import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { applyMigrations } from '#prisma/migrate.ts'
import { type Migration, readMigrations } from '#prisma/migrationFiles.ts'
import { createFolderStorage } from '../storage/folder.ts'
import type { Storage } from '../storage/storage.ts'
import { notOfExtension, readHistory, readTables } from './catalog.ts'
import { copyFiles } from './files.ts'
import { bindingOf, type Manifest, partFile } from './manifest.ts'
import { fixForms, loadPart } from './parts.ts'
import { BackupRefused, filesFolder } from './place.ts'
import type { VerifiedBackup } from './verify.ts'

interface RestoreOptions {
  databaseUrl: string
  storage: Storage
  /** The rows of the database may be lost. */
  overwrite: boolean
  /** The role that the server works with, where it is not the one of `databaseUrl`. */
  workRole?: string | null
}

interface Restored {
  rows: number
  /** Mails that the server will send as soon as it can. */
  mails: number
  /** Long works that were waiting or running, now closed as failed. */
  jobs: number
  /** Tables of the backup that are not the product's; they were left out. */
  foreign: string[]
}

/** Tables that a new installation already has rows in: those of the migrations, the code of its first start. */
async function tablesFilledFromTheStart(): Promise<Set<string>> {
  const sql = (await readMigrations()).map((one) => one.sql).join('\n')
  return new Set([
    '_prisma_migrations',
    'codice_avvio',
    ...[...sql.matchAll(/^INSERT INTO (\w+)/gm)].map(([, name = '']) => name),
  ])
}

/** A table of the product that has rows, or null. */
async function tableWithRows(client: pg.Client): Promise<string | null> {
  const filled = await tablesFilledFromTheStart()
  for (const { name } of await readTables(client)) {
    if (filled.has(name)) continue
    const { rowCount } = await client.query(`SELECT 1 FROM ${client.escapeIdentifier(name)} LIMIT 1`)
    if (rowCount) return name
  }
  return null
}

/** Connections of the product's roles, beside this one. What has just been closed is given a second to go. */
async function otherConnections(client: pg.Client, workRole: string | null): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    // What kind of connection it is PostgreSQL tells only of one's own role.
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND usename IN (current_user, $1) AND pid <> pg_backend_pid()
         AND coalesce(backend_type, 'client backend') = 'client backend'`,
      [workRole],
    )
    if (!rowCount || attempt === 5) return rowCount ?? 0
    await sleep(250)
  }
}

/**
 * Makes sure that a restore destroys nothing that somebody wants.
 * @param overwrite the product's own rows may go
 * @throws BackupRefused when a server works there, the tables are another program's, or they have rows
 */
async function assertRestorable(
  client: pg.Client,
  { overwrite, workRole = null }: Pick<RestoreOptions, 'overwrite' | 'workRole'>,
): Promise<void> {
  const others = await otherConnections(client, workRole)
  if (others) {
    throw new BackupRefused(`Il database è in uso (${others} connessioni): fermare il server e riprovare.`)
  }
  const tables = await readTables(client)
  if (tables.length > 0 && (await readHistory(client)).length === 0) {
    throw new BackupRefused('Il database contiene le tabelle di un altro programma: indicarne uno vuoto.')
  }
  const full = overwrite ? null : await tableWithRows(client)
  if (full) {
    throw new BackupRefused(
      `Il database contiene già dei dati (tabella ${full}): indicarne uno vuoto, oppure --sovrascrivi per perderli.`,
    )
  }
}

/** Removes all of the product from a database, what belongs to extensions excepted. One statement: all or nothing. */
async function clearDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(`
    SELECT format('DROP TABLE IF EXISTS %I CASCADE', c.relname) AS drop FROM pg_class c
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace AND ${notOfExtension('pg_class', 'c')}
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc p
      WHERE p.pronamespace = current_schema()::regnamespace AND ${notOfExtension('pg_proc', 'p')}
    UNION ALL
    SELECT format('DROP TYPE IF EXISTS %I CASCADE', t.typname) FROM pg_type t
      WHERE t.typtype = 'e' AND t.typnamespace = current_schema()::regnamespace AND ${notOfExtension('pg_type', 't')}
    UNION ALL
    SELECT 'DROP SCHEMA pgboss CASCADE' WHERE to_regnamespace('pgboss') IS NOT NULL`)
  await client.query(rows.map((row) => row.drop).join(';\n'))
}

/**
 * Puts a backup into an empty database: its files, then its tables as they were (with the migrations they had), then
 * the migrations that are newer. The rows come in one transaction: cut short, the database is left empty and the same
 * command can be given again.
 * @throws BackupRefused in Italian, nothing changed, when the backup is of a newer version or the database is not empty
 */
export async function restoreBackup(backup: VerifiedBackup, options: RestoreOptions): Promise<Restored> {
  const { databaseUrl, storage } = options
  const migrations = await migrationsOf(backup.manifest)
  await onClient(databaseUrl, async (client) => {
    await assertRestorable(client, options)
    await restoreFiles(backup, storage)
    await clearDatabase(client)
  })
  await applyMigrations(databaseUrl, migrations)
  const restored = await onClient(databaseUrl, (client) => load(client, backup))
  await applyMigrations(databaseUrl)
  await onClient(databaseUrl, (client) => client.query('ANALYZE'))
  return restored
}

/** The migrations that made the tables of a backup. */
async function migrationsOf({ migrazioni }: Manifest): Promise<Migration[]> {
  const known = new Map((await readMigrations()).map((one) => [one.name, one]))
  return migrazioni.map(({ nome, checksum }) => {
    const one = known.get(nome)
    if (one?.checksum === checksum) return one
    throw new BackupRefused(
      one
        ? `La migrazione ${nome} non è quella con cui la copia è stata fatta: usare la stessa versione del programma.`
        : `La copia viene da una versione più recente (migrazione ${nome}): aggiornare il programma.`,
    )
  })
}

/** Before the rows that refer to them. */
async function restoreFiles({ place, keys, cipher }: VerifiedBackup, storage: Storage): Promise<void> {
  const from = createFolderStorage({ dir: filesFolder(place, cipher), cipher })
  const wanted = await Promise.all(keys.map(async (key) => ({ key, size: (await from.size(key)) ?? -1 })))
  const missing = await copyFiles(wanted, { from, to: storage })
  if (missing.length > 0)
    throw new BackupRefused(`La copia è cambiata durante il ripristino: manca file/${missing[0]}.`)
}

/** What stands beside the rows and is done once for all of them, instead of row by row. */
interface Beside {
  table: string
  name: string
  definition: string
}

const FOREIGN_KEYS = `
  SELECT r.relname AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
  FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
  WHERE c.contype = 'f' AND c.conparentid = 0 AND c.connamespace = current_schema()::regnamespace
  ORDER BY 1, 2`

// Keys and exclusions stay: they are constraints, and refuse rows that contradict each other while they come in.
const INDEXES = `
  SELECT r.relname AS table, i.relname AS name, pg_get_indexdef(x.indexrelid) AS definition
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class r ON r.oid = x.indrelid
  WHERE r.relkind = 'r' AND i.relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = x.indexrelid AND c.contype IN ('p', 'u', 'x'))
  ORDER BY 1, 2`

/**
 * Runs `load` in the caller's transaction with tables that take rows in any order and at speed: no trigger runs (what
 * triggers keep is in the rows), foreign keys and indexes are made again, and checked, at the end. The owner of the
 * tables may do all of it; switching off foreign keys themselves would take a superuser, which hosted databases refuse.
 */
async function withLooseTables(client: pg.Client, tables: string[], load: () => Promise<void>): Promise<void> {
  const quote = (name: string) => client.escapeIdentifier(name)
  const { rows: keys } = await client.query<Beside>(FOREIGN_KEYS)
  const { rows: indexes } = await client.query<Beside>(INDEXES)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${quote(table)} DROP CONSTRAINT ${quote(name)}`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${quote(name)}`)
  for (const table of tables) await client.query(`ALTER TABLE ${quote(table)} DISABLE TRIGGER USER`)

  await load()

  await client.query(`SET LOCAL maintenance_work_mem = '256MB'`)
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition}`)
  }
  for (const table of tables) await client.query(`ALTER TABLE ${quote(table)} ENABLE TRIGGER USER`)
}

/** All rows in one transaction; the numbers of sequences after them. */
async function load(client: pg.Client, { place, name, manifest, cipher }: VerifiedBackup): Promise<Restored> {
  const { tabelle, sequenze } = manifest
  const there = (await readTables(client)).map((table) => table.name)
  // Somebody may have kept a table of their own beside the product's: it is in the backup, but nothing makes it here.
  const foreign = tabelle.map(({ nome }) => nome).filter((called) => !there.includes(called))
  const ours = tabelle.filter(({ nome }) => there.includes(nome))
  await client.query('BEGIN')
  await fixForms(client)
  await withLooseTables(client, there, async () => {
    // What migrations themselves have put there.
    await client.query(there.map((table) => `DELETE FROM ${client.escapeIdentifier(table)}`).join(';'))
    for (const table of ours) {
      const file = partFile(table.nome)
      const rows = await loadPart(client, table, join(place, name, file), {
        cipher,
        of: bindingOf(manifest.lotto, file),
      })
      if (rows !== table.righe) throw new Error(`${table.nome}: ${rows} righe invece di ${table.righe}.`)
    }
  })
  for (const { nome, valore, usata } of sequenze) {
    await client.query('SELECT setval(to_regclass($1), $2, $3)', [client.escapeIdentifier(nome), valore, usata])
  }
  const settled = await settle(client)
  await client.query('COMMIT')
  return { ...settled, rows: ours.reduce((sum, { righe }) => sum + righe, 0), foreign }
}

/** The queue is not restored: a work that was in it must be asked for again, and its owner must know. */
async function settle(client: pg.Client): Promise<Pick<Restored, 'mails' | 'jobs'>> {
  const { rowCount: jobs } = await client.query(
    `UPDATE jobs SET stato = 'FALLITO', errori = $1 WHERE stato IN ('IN_CODA', 'IN_CORSO')`,
    [JSON.stringify([{ code: 'FAULT', field: null, message: "Interrotto da un ripristino: ripetere l'operazione." }])],
  )
  const { rows } = await client.query<{ mails: number }>(
    `SELECT count(*)::int AS mails FROM mail_outbox WHERE stato IN ('DA_INVIARE', 'IN_INVIO')`,
  )
  return { mails: rows[0]?.mails ?? 0, jobs: jobs ?? 0 }
}

async function onClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'serramenti restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
