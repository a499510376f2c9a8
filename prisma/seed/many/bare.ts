// Tables that are filled with millions of rows: without what is looked at row by row, which is made anew at the end.
import type { Tx } from '#platform/db/prisma.ts'
import { Prisma } from '../../generated/client.ts'

interface Part {
  table: string
  nome: string
  definizione: string
}

/**
 * Runs `fill` while the tables have neither references, nor indexes but unique ones, nor triggers; nor a primary key that
 * no other table refers to. Afterwards they have them again, and all hold: PostgreSQL checks a table at once far quicker
 * than its rows one by one. In the caller's transaction, for an owner of the tables.
 * @param senza which triggers they are without, as LIKE says: all unless told
 * @throws Error of PostgreSQL when a row refers to none, or is twice there
 */
export async function withBareTables(
  tx: Tx,
  tables: readonly string[],
  fill: () => Promise<void>,
  senza: readonly string[] = ['%'],
): Promise<void> {
  const all = Prisma.sql`ANY(${[...tables]}::text[])`
  const vincoli = await tx.$queryRaw<Part[]>`
    SELECT c.relname AS table, k.conname AS nome, pg_get_constraintdef(k.oid) AS definizione
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE c.relname = ${all} AND (k.contype = 'f' OR k.contype = 'p' AND NOT EXISTS (
      SELECT FROM pg_constraint r WHERE r.contype = 'f' AND r.confrelid = k.conrelid))
    ORDER BY k.contype DESC, 1, 2`
  const indexes = await tx.$queryRaw<Part[]>`
    SELECT c.relname AS table, i.relname AS nome, pg_get_indexdef(x.indexrelid) AS definizione
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
    WHERE NOT x.indisunique AND c.relname = ${all} ORDER BY 1, 2`
  const trigger = await tx.$queryRaw<Part[]>`
    SELECT c.relname AS table, g.tgname AS nome, '' AS definizione
    FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
    WHERE c.relname = ${all} AND NOT g.tgisinternal AND g.tgname LIKE ANY(${[...senza]}::text[]) ORDER BY 1, 2`
  const run = (command: string) => tx.$executeRaw(Prisma.raw(command))
  for (const { table, nome } of vincoli) await run(`ALTER TABLE "${table}" DROP CONSTRAINT "${nome}"`)
  for (const { nome } of indexes) await run(`DROP INDEX "${nome}"`)
  for (const { table, nome } of trigger) await run(`ALTER TABLE "${table}" DISABLE TRIGGER "${nome}"`)
  await fill()
  await run(`SET LOCAL maintenance_work_mem = '512MB'`)
  for (const { definizione } of indexes) await run(definizione)
  for (const { table, nome, definizione } of vincoli) {
    await run(`ALTER TABLE "${table}" ADD CONSTRAINT "${nome}" ${definizione}`)
  }
  for (const { table, nome } of trigger) await run(`ALTER TABLE "${table}" ENABLE TRIGGER "${nome}"`)
}
