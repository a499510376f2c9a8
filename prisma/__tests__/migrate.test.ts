import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, onServer, type TestDatabase } from '../../server/test/database.ts'
import { applyMigrations, MigrationRefused } from '../migrate.ts'
import { type Migration, readMigrations } from '../migrationFiles.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.drop())

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})
const sql = (text: string) => onServer(db.url, async (client) => (await client.query(text)).rows)

test('a second run applies nothing', async () => {
  expect(await applyMigrations(db.url)).toEqual({ applied: [], unknown: [] })
})

test('eight processes at once apply a migration once', async () => {
  const all = [...(await readMigrations()), migration('29990101000000_conta', 'CREATE TABLE conta (n int)')]
  const results = await Promise.all(Array.from({ length: 8 }, () => applyMigrations(db.url, all)))
  expect(results.flatMap((r) => r.applied)).toEqual(['29990101000000_conta'])
})

test('a migration that fails leaves neither its changes nor a record', async () => {
  const broken = migration('29990101000000_rotta', 'CREATE TABLE mezza (n int); SELECT 1/0')
  await expect(applyMigrations(db.url, [...(await readMigrations()), broken])).rejects.toThrow(/29990101000000_rotta/)
  expect(await sql("SELECT to_regclass('mezza') AS t")).toEqual([{ t: null }])
  expect(await applyMigrations(db.url)).toEqual({ applied: [], unknown: [] })
})

test('an edited migration is refused by name', async () => {
  const [first, ...rest] = await readMigrations()
  if (!first) throw new Error('no migrations')
  const edited = migration(first.name, `${first.sql}\n-- edited`)
  await expect(applyMigrations(db.url, [edited, ...rest])).rejects.toThrow(
    new RegExp(`${first.name} è stata modificata`),
  )
})

test('a migration that another tool left failed is refused', async () => {
  await sql(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '20260101000000_fallita')`)
  await expect(applyMigrations(db.url)).rejects.toThrow(MigrationRefused)
  await sql(`UPDATE _prisma_migrations SET rolled_back_at = now() WHERE id = 'x'`)
  expect(await applyMigrations(db.url)).toEqual({ applied: [], unknown: [] })
})

test('migrations of a newer version are reported, not refused', async () => {
  const all = await readMigrations()
  expect(await applyMigrations(db.url, all.slice(0, 1))).toEqual({
    applied: [],
    unknown: all.slice(1).map((m) => m.name),
  })
})

test('a database with tables but no history is refused', async () => {
  await sql('DROP TABLE _prisma_migrations')
  await expect(applyMigrations(db.url)).rejects.toThrow(/_prisma_migrations/)
})
