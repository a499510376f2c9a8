import type pg from 'pg'

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
export async function withLooseTables(client: pg.Client, tables: string[], load: () => Promise<void>): Promise<void> {
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
