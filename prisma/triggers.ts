import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/** A trigger of the product's tables, as PostgreSQL writes it. */
export interface Trigger {
  table: string
  name: string
  definition: string
}

/** Where the list is: written by `TRIGGER=scrivi npx vitest run prisma/__tests__/triggers.test.ts`. */
export const triggersFile: string = join(import.meta.dirname, 'triggers.json')

/** The triggers that the migrations make. */
export const readTriggers = (): Trigger[] => JSON.parse(readFileSync(triggersFile, 'utf8')) as Trigger[]

/** The triggers that a database has, by table and name. @returns `works` false for one that is disabled */
export async function triggersOf(client: pg.ClientBase): Promise<(Trigger & { works: boolean })[]> {
  const { rows } = await client.query<Trigger & { works: boolean }>(`
    SELECT c.relname AS table, t.tgname AS name, pg_get_triggerdef(t.oid, true) AS definition, t.tgenabled IN ('O', 'A') AS works
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace ORDER BY 1, 2`)
  return rows
}
