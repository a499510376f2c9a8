import type { Db, Tx } from '#platform/db/prisma.ts'
import { likeLiteral } from '#platform/db/search.ts'
import { html } from '#platform/pdf/html.ts'
import type { RowsOf } from './held.ts'

// A person is also named where nothing refers to it: in the note of another order, the address of a saved view, the
// errors of an import. Every text of the database is looked through.

/** Where a person is not looked for: what only grows has its own way, a setting is the company's, a key is sealed. */
const LEFT_OUT = [
  '_prisma_migrations',
  'audit_log',
  'accessi',
  'sigilli',
  'risigilli',
  'impostazioni',
  'chiavi_idempotenza',
] as const

interface TextColumn {
  table: string
  column: string
  kind: 'text' | 'json' | 'jsonb' | 'text[]'
  /** No two rows may have the same. */
  isUnique: boolean
}

const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS "column", replace(format_type(a.atttypid, NULL), 'character varying', 'text') AS kind,
    EXISTS (SELECT FROM pg_index AS i WHERE i.indrelid = c.oid AND i.indisunique AND a.attnum = ANY (i.indkey)) AS "isUnique"
  FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = '' AND replace(format_type(a.atttypid, NULL), 'character varying', 'text') IN ('text', 'json', 'jsonb', 'text[]')
  ORDER BY 1, a.attnum`

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A table with its columns of text. */
interface TextTable {
  table: string
  columns: TextColumn[]
}

async function textTables(db: Db | Tx): Promise<TextTable[]> {
  const rows = await db.$queryRawUnsafe<TextColumn[]>(COLUMNS)
  const tables = Map.groupBy(rows, ({ table }) => table)
  return [...tables]
    .filter(([table]) => !LEFT_OUT.some((name) => name === table))
    .map(([table, columns]) => ({ table, columns }))
}

/** A text or array as the text that is looked through. */
const asText = ({ column }: TextColumn) => `coalesce(t.${quoted(column)}::text, '')`

/**
 * The rows of a table that name the person, but for those that are kept. $1: what it is told by, $2: the same as
 * patterns, which are quicker and find too much, $3: numbers of what is kept
 */
function where({ columns }: TextTable, isKept: boolean): string {
  const all = columns.map(asText).join(` || E'\\n' || `)
  const kept = isKept ? ' AND t.id <> ALL ($3::int[])' : ''
  return `lower(${all}) LIKE ANY ($2::text[]) AND nomina_dati(${all}, $1::text[])${kept}`
}

function without({ column: name, kind, isUnique }: TextColumn): string {
  const column = quoted(name)
  const other = `CASE WHEN nomina_dati(${column}, $1::text[]) THEN ' ' || left(gen_random_uuid()::text, 8) ELSE '' END`
  if (kind === 'text') return `senza_dati(${column}, $1::text[])${isUnique ? ` || ${other}` : ''}`
  if (kind === 'text[]')
    return `CASE WHEN ${column} IS NULL THEN NULL ELSE ARRAY(SELECT senza_dati(x, $1::text[]) FROM unnest(${column}) AS x) END`
  return `senza_dati(${column}::text, $1::text[])::${kind}`
}

/** As JSON writes it. */
const jsonText = (text: string) => JSON.stringify(text).slice(1, -1)

/**
 * The ways in which texts are written: plain, in html, in the address of a page, in JSON. The longest first: a mail
 * address holds the name.
 */
export function spellings(names: readonly string[]): string[] {
  const all = names.flatMap((name) => {
    const inAddress = new URLSearchParams({ '': name }).toString().slice(1)
    const plain = [name, html`${name}`.text, encodeURIComponent(name), inAddress]
    return [...plain, ...plain.map(jsonText)]
  })
  return [...new Set(all)].sort((a, b) => b.length - a.length)
}

/** What `lower(…) LIKE ANY` takes. */
export async function patternsOf(db: Pick<Db, '$queryRaw'>, written: readonly string[]): Promise<string[]> {
  const like = written.map((text) => `%${likeLiteral(text)}%`)
  // By the database: what is a letter is its business.
  const rows = await db.$queryRaw<{ n: string }[]>`SELECT lower(n) AS n FROM unnest(${like}::text[]) AS n`
  return rows.map(({ n }) => n)
}

/** How many rows name a person besides its own. */
export async function countTexts(db: Db | Tx, names: readonly string[], own: RowsOf): Promise<number> {
  if (names.length === 0) return 0
  const written = spellings(names)
  const patterns = await patternsOf(db, written)
  let count = 0
  for (const table of await textTables(db)) {
    const pks = own.get(table.table) ?? []
    const sql = `SELECT count(*)::int AS quante FROM ${quoted(table.table)} AS t WHERE ${where(table, pks.length > 0)}`
    const values = [written, patterns, ...(pks.length > 0 ? [pks] : [])]
    const [row] = await db.$queryRawUnsafe<{ quante: number }[]>(sql, ...values)
    count += row?.quante ?? 0
  }
  return count
}

/** Takes a person out of every text but those of the rows that are kept. @returns how many rows */
export async function eraseTexts(tx: Tx, names: readonly string[], kept: RowsOf): Promise<number> {
  if (names.length === 0) return 0
  const written = spellings(names)
  const patterns = await patternsOf(tx, written)
  let count = 0
  for (const table of await textTables(tx)) {
    const pks = kept.get(table.table) ?? []
    const changes = table.columns.map((column) => `${quoted(column.column)} = ${without(column)}`)
    const sql = `UPDATE ${quoted(table.table)} AS t SET ${changes.join(', ')} WHERE ${where(table, pks.length > 0)}`
    count += await tx.$executeRawUnsafe(sql, written, patterns, ...(pks.length > 0 ? [pks] : []))
  }
  return count
}
