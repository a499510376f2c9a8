import type pg from 'pg'

/** One of the product's tables, as the database describes it. */
export interface CatalogTable {
  name: string
  /** In the order of the table; those the database computes by itself left out. */
  columns: { name: string; isTransaction: boolean }[]
}

interface Sequence {
  name: string
  value: string
  used: boolean
}

/** The tables of the product, the history of migrations among them; pg-boss has a schema of its own. */
export async function readTables(client: pg.Client): Promise<CatalogTable[]> {
  // A transaction's number means something only in its own cluster, so such columns are marked.
  const { rows } = await client.query<CatalogTable>(`
    SELECT c.relname AS name, json_agg(json_build_object('name', a.attname, 'isTransaction',
             coalesce(pg_get_expr(d.adbin, d.adrelid) LIKE '%pg_current_xact_id%', false)) ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND ${notOfExtension('pg_class', 'c')}
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

/** Where the sequences are; asked after the rows were fixed, so that no row has a higher number. */
export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relkind = 'S' AND c.relnamespace = current_schema()::regnamespace AND ${notOfExtension('pg_class', 'c')}
    ORDER BY 1`)
  const found: Sequence[] = []
  for (const { name } of rows) {
    const { rows: at } = await client.query<{ value: string; used: boolean }>(
      `SELECT last_value::text AS value, is_called AS used FROM ${client.escapeIdentifier(name)}`,
    )
    if (at[0]) found.push({ name, ...at[0] })
  }
  return found
}

/** The migrations that made these tables, oldest first; none for a database without a history. */
export async function readHistory(client: pg.Client): Promise<{ nome: string; checksum: string }[]> {
  const { rows: there } = await client.query(`SELECT 1 WHERE to_regclass('_prisma_migrations') IS NOT NULL`)
  if (there.length === 0) return []
  const { rows } = await client.query<{ nome: string; checksum: string }>(`
    SELECT migration_name AS nome, checksum FROM _prisma_migrations
    WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL ORDER BY migration_name`)
  return rows
}

/** SQL: true for what does not belong to an extension, which brings its own. */
export const notOfExtension = (catalog: 'pg_class' | 'pg_proc' | 'pg_type', alias: string): string => `
  NOT EXISTS (SELECT 1 FROM pg_depend e
    WHERE e.classid = '${catalog}'::regclass AND e.objid = ${alias}.oid AND e.deptype = 'e')`
