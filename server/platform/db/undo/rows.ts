import { Prisma } from '#prisma/generated/client.ts'
import type { Tx } from '../prisma.ts'

/** A foreign key as the database has it; names are quoted. */
interface ForeignKey {
  child: string
  parent: string
  /** What becomes of the child when its parent goes: 'c' it goes too, 'n' it forgets it; others keep the parent. */
  kind: string
  columns: string[]
  keys: string[]
}

/** Rows of a table, each as the text of its JSON: no number of theirs passes through a number of ours. */
interface TableRows {
  table: string
  rows: string[]
}

/** What goes with a row. */
export interface KeptRows {
  /** The row and those that go with it, those that others refer to first. */
  gone: TableRows[]
  /** Rows that stay and forget it: the columns that were of it. */
  forgotten: (TableRows & { columns: string[] })[]
}

function foreignKeys(tx: Tx): Promise<ForeignKey[]> {
  return tx.$queryRaw<ForeignKey[]>`
    SELECT con.conrelid::regclass::text AS child, con.confrelid::regclass::text AS parent, con.confdeltype::text AS kind,
      ARRAY(SELECT quote_ident(a.attname) FROM unnest(con.conkey) WITH ORDINALITY AS k (num, n)
        JOIN pg_attribute a ON a.attrelid = con.conrelid AND a.attnum = k.num ORDER BY k.n) AS columns,
      ARRAY(SELECT quote_ident(a.attname) FROM unnest(con.confkey) WITH ORDINALITY AS k (num, n)
        JOIN pg_attribute a ON a.attrelid = con.confrelid AND a.attnum = k.num ORDER BY k.n) AS keys
    FROM pg_constraint con WHERE con.contype = 'f' ORDER BY con.oid`
}

/** `a.x = b.y AND …` */
const equal = (left: string, right: string, pairs: readonly (readonly [string, string])[]) =>
  Prisma.raw(pairs.map(([one, other]) => `${left}.${one} = ${right}.${other}`).join(' AND '))

async function childrenOf(tx: Tx, { child, parent, columns, keys }: ForeignKey, rows: string[]): Promise<string[]> {
  const pairs = columns.map((column, index) => [column, keys[index] ?? ''] as const)
  const found = await tx.$queryRaw<{ row: string }[]>`
    SELECT DISTINCT to_jsonb(c)::text AS row
    FROM unnest(${rows}::text[]) AS given (row),
      jsonb_populate_record(NULL::${Prisma.raw(parent)}, given.row::jsonb) p, ${Prisma.raw(child)} c
    WHERE ${equal('c', 'p', pairs)}`
  return found.map(({ row }) => row)
}

/** Tables in the order in which their rows can be written: what they refer to comes first. */
function parentsFirst(tables: readonly string[], keys: readonly ForeignKey[]): string[] {
  const waiting = new Set(tables)
  const ordered: string[] = []
  while (waiting.size > 0) {
    const isReady = (table: string) =>
      !keys.some(({ child, parent }) => child === table && parent !== table && waiting.has(parent))
    // A circle of tables begins anywhere: what does not fit is refused when it is written.
    const [next = ''] = [...[...waiting].filter(isReady), ...waiting]
    waiting.delete(next)
    ordered.push(next)
  }
  return ordered
}

/**
 * A row that is about to go, with all that the database removes or changes along with it.
 * @param table as `qualified` names it
 * @param without tables whose rows are made anew and do not come back
 */
export async function rowsGoingWith(
  tx: Tx,
  table: string,
  pk: number,
  without: readonly string[] = [],
): Promise<KeptRows> {
  const keys = await foreignKeys(tx)
  const [own] = await tx.$queryRaw<{ name: string; row: string }[]>`
    SELECT ${table}::regclass::text AS name, to_jsonb(t)::text AS row FROM ${Prisma.raw(table)} t WHERE id = ${pk}`
  const gone = new Map<string, Set<string>>()
  const forgotten: KeptRows['forgotten'] = []
  const queue: TableRows[] = own ? [{ table: own.name, rows: [own.row] }] : []
  for (let next = queue.shift(); next; next = queue.shift()) {
    const known = gone.get(next.table) ?? new Set()
    gone.set(next.table, known)
    const fresh = next.rows.filter((row) => !known.has(row))
    for (const row of fresh) known.add(row)
    if (fresh.length === 0) continue
    for (const key of keys) {
      if (key.parent !== next.table || !['c', 'n'].includes(key.kind) || without.includes(key.child)) continue
      const rows = await childrenOf(tx, key, fresh)
      if (rows.length === 0) continue
      if (key.kind === 'c') queue.push({ table: key.child, rows })
      else forgotten.push({ table: key.child, columns: key.columns, rows })
    }
  }
  const ordered = parentsFirst([...gone.keys()], keys).map((name) => ({
    table: name,
    rows: [...(gone.get(name) ?? [])],
  }))
  return { gone: ordered, forgotten }
}

/** Columns of a table that can be written, quoted. */
async function columnsOf(tx: Tx, table: string): Promise<string[]> {
  const found = await tx.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(attname) AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`
  return found.map(({ name }) => name)
}

/**
 * Writes rows again as they were, with their numbers; those that had forgotten them and have taken nothing else since
 * refer to them again.
 * @throws what the database says where something has taken their place, or what they refer to is gone
 */
export async function putBack(tx: Tx, { gone, forgotten }: KeptRows): Promise<void> {
  for (const { table, rows } of gone) {
    const names = await columnsOf(tx, table)
    const own = Prisma.raw(names.join(', '))
    await tx.$executeRaw`
      INSERT INTO ${Prisma.raw(table)} (${own})
      SELECT ${Prisma.raw(names.map((name) => `p.${name}`).join(', '))}
      FROM unnest(${rows}::text[]) AS given (row),
        jsonb_populate_record(NULL::${Prisma.raw(table)}, given.row::jsonb) p`
  }
  for (const { table, columns, rows } of forgotten) {
    const taken = columns.map((column) => `${column} = p.${column}`).join(', ')
    const free = columns.map((column) => `c.${column} IS NULL`).join(' OR ')
    await tx.$executeRaw`
      UPDATE ${Prisma.raw(table)} c SET ${Prisma.raw(taken)}
      FROM unnest(${rows}::text[]) AS given (row),
        jsonb_populate_record(NULL::${Prisma.raw(table)}, given.row::jsonb) p
      WHERE c.id = p.id AND (${Prisma.raw(free)})`
  }
}
