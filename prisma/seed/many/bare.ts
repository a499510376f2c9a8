// Tables that are filled with millions of rows: without what is looked at row by row, which is made anew at the end.
import type { Tx } from '../../../server/platform/db/prisma.ts'
import { Prisma } from '../../generated/client.ts'

interface Part {
  tabella: string
  nome: string
  definizione: string
}

const runIn = (tx: Tx) => (comando: string) => tx.$executeRaw(Prisma.raw(comando))

/**
 * Runs `fill` while the tables refer to nothing, with their indexes and triggers, which what is filled counts on: all
 * references are checked at once at the end, not each by a statement of its own. As `withBareTables` otherwise.
 * @throws Error of PostgreSQL when a row refers to none
 */
export async function withoutReferences(tx: Tx, tabelle: readonly string[], fill: () => Promise<void>): Promise<void> {
  const run = runIn(tx)
  const vincoli = await tx.$queryRaw<Part[]>`
    SELECT c.relname AS tabella, k.conname AS nome, pg_get_constraintdef(k.oid) AS definizione
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE c.relname = ANY(${[...tabelle]}::text[]) AND k.contype = 'f' ORDER BY 1, 2`
  for (const { tabella, nome } of vincoli) await run(`ALTER TABLE "${tabella}" DROP CONSTRAINT "${nome}"`)
  await fill()
  for (const { tabella, nome, definizione } of vincoli) {
    await run(`ALTER TABLE "${tabella}" ADD CONSTRAINT "${nome}" ${definizione}`)
  }
}

/**
 * Runs `fill` while the tables have neither references, nor indexes but unique ones, nor triggers; nor a primary key that
 * no other table refers to. Afterwards they have them again, and all hold: PostgreSQL checks a table at once far quicker
 * than its rows one by one. In the caller's transaction, for an owner of the tables.
 * @throws Error of PostgreSQL when a row refers to none, or is twice there
 */
export async function withBareTables(tx: Tx, tabelle: readonly string[], fill: () => Promise<void>): Promise<void> {
  const tutte = Prisma.sql`ANY(${[...tabelle]}::text[])`
  const vincoli = await tx.$queryRaw<Part[]>`
    SELECT c.relname AS tabella, k.conname AS nome, pg_get_constraintdef(k.oid) AS definizione
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE c.relname = ${tutte} AND (k.contype = 'f' OR k.contype = 'p' AND NOT EXISTS (
      SELECT FROM pg_constraint r WHERE r.contype = 'f' AND r.confrelid = k.conrelid))
    ORDER BY k.contype DESC, 1, 2`
  const indici = await tx.$queryRaw<Part[]>`
    SELECT c.relname AS tabella, i.relname AS nome, pg_get_indexdef(x.indexrelid) AS definizione
    FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
    WHERE NOT x.indisunique AND c.relname = ${tutte} ORDER BY 1, 2`
  const run = runIn(tx)
  for (const { tabella, nome } of vincoli) await run(`ALTER TABLE "${tabella}" DROP CONSTRAINT "${nome}"`)
  for (const { nome } of indici) await run(`DROP INDEX "${nome}"`)
  for (const tabella of tabelle) await run(`ALTER TABLE "${tabella}" DISABLE TRIGGER USER`)
  await fill()
  await run(`SET LOCAL maintenance_work_mem = '512MB'`)
  for (const { definizione } of indici) await run(definizione)
  for (const { tabella, nome, definizione } of vincoli) {
    await run(`ALTER TABLE "${tabella}" ADD CONSTRAINT "${nome}" ${definizione}`)
  }
  for (const tabella of tabelle) await run(`ALTER TABLE "${tabella}" ENABLE TRIGGER USER`)
}
