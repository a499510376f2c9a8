import type { Client } from 'pg'
import type { Migration } from './migrationFiles.ts'

/** From this size on a table takes long enough to rewrite that somebody should know before; bytes. */
const BIG_BYTES = 64 * 2 ** 20

/** A statement that writes every row of a table again, while nobody else may write it (or read it, where it is altered). */
const REWRITES = [
  /\bALTER\s+TABLE\s+(?:ONLY\s+)?([\w".]+)[^;]*?\b(?:TYPE\s|GENERATED\s+ALWAYS\s+AS\s*\([^;]*?\bSTORED\b|SET\s+(?:UN)?LOGGED\b)/gi,
  /\bALTER\s+TABLE\s+(?:ONLY\s+)?([\w".]+)[^;]*?\bADD\s+COLUMN\b[^;,]*?(?:\bDEFAULT\s+(?:gen_random_uuid|random|clock_timestamp|nextval)\b|\b(?:BIG)?SERIAL\b)/gi,
  /\bUPDATE\s+(?:ONLY\s+)?([\w".]+)(?:\s+(?:AS\s+)?\w+)?\s+SET\b/gi,
  /\b(?:CLUSTER|VACUUM\s+FULL)\s+([\w".]+)/gi,
]

/** Bodies of functions and comments, which do not run with the migration. */
const NOT_RUN = /--[^\n]*|\/\*[\s\S]*?\*\/|\bCREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION\b[\s\S]*?(\$\w*\$)[\s\S]*?\1/gi

/** The tables that the statements of a migration write anew, by name. */
export function rewrittenTables({ sql }: Pick<Migration, 'sql'>): string[] {
  const text = sql.replace(NOT_RUN, ' ')
  const names = REWRITES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  return [...new Set(names.map((name) => name.replaceAll('"', '')))]
}

/** What applying migrations will hold up, a sentence for each big table that one of them rewrites. */
export async function announceRewrites(
  client: Pick<Client, 'query'>,
  pending: readonly Migration[],
  bigBytes = BIG_BYTES,
): Promise<string[]> {
  const sentences: string[] = []
  for (const migration of pending) {
    for (const table of rewrittenTables(migration)) {
      const { rows } = await client.query<{ bytes: string | null }>(
        'SELECT pg_total_relation_size(to_regclass($1))::text AS bytes',
        [table],
      )
      const bytes = Number(rows[0]?.bytes ?? 0)
      if (bytes < bigBytes) continue
      const size = `${Math.max(1, Math.round(bytes / 2 ** 20)).toLocaleString('it-IT')} MB`
      sentences.push(`${migration.name} riscrive la tabella ${table} (${size}): intanto nessuno ci lavora`)
    }
  }
  return sentences
}
