import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { readMigrations } from '#prisma/migrationFiles.ts'
import { notOfExtension, readHistory, readTables } from './catalog.ts'
import { BackupRefused } from './place.ts'

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

/** Connections of the product's user, beside this one. What has just been closed is given a second to go. */
async function otherConnections(client: pg.Client): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const { rowCount } = await client.query(`
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
        AND backend_type = 'client backend'`)
    if (!rowCount || attempt === 5) return rowCount ?? 0
    await sleep(250)
  }
}

/**
 * Makes sure that a restore destroys nothing that somebody wants.
 * @param overwrite the product's own rows may go
 * @throws BackupRefused when a server works there, the tables are another program's, or they have rows
 */
export async function assertRestorable(client: pg.Client, { overwrite }: { overwrite: boolean }): Promise<void> {
  const others = await otherConnections(client)
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
export async function clearDatabase(client: pg.Client): Promise<void> {
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
