import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pendingSchemaChanges } from '#cli/migrate.ts'
import { createTestDatabase, onServer } from '#server-test/database.ts'
import { openSchemaEngine } from '../engine/engine.ts'
import { engineMigrations } from '../migrationFiles.ts'

test('all migrations on an empty database are the schema', async () => {
  expect(await pendingSchemaChanges()).toBe('')
})

test('the schema is of letters that take one byte: the client holds it as text, twice the size for a single other', () => {
  const folder = join(import.meta.dirname, '..', 'schema')
  const paths = globSync('**/*.prisma', { cwd: folder })
  expect(paths.length).toBeGreaterThan(5)
  const isWide = (letter: string) => letter.charCodeAt(0) > 0xff
  const wide = paths.flatMap((path) =>
    readFileSync(join(folder, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => ([...line].some(isWide) ? [`${path}:${index + 1}`] : [])),
  )
  expect(wide).toEqual([])
})

test("Prisma's own engine finds nothing to do and nothing wrong after applyMigrations", async () => {
  const db = await createTestDatabase()
  try {
    const engine = await openSchemaEngine(db.url)
    const migrationsList = await engineMigrations()
    const filters = { externalTables: [], externalEnums: [] }
    expect(
      await engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: true, filters }),
    ).toMatchObject({
      failedMigrationNames: [],
      editedMigrationNames: [],
      history: null,
      hasMigrationsTable: true,
    })
    expect(await engine.applyMigrations({ migrationsList, filters })).toEqual({ appliedMigrationNames: [] })
  } finally {
    await db.drop()
  }
})

test('the history is written in the form the engine itself writes', async () => {
  const ours = await createTestDatabase()
  const theirs = await createTestDatabase()
  try {
    await onServer(theirs.url, (client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
    const engine = await openSchemaEngine(theirs.url)
    const migrationsList = await engineMigrations()
    await engine.applyMigrations({ migrationsList, filters: { externalTables: [], externalEnums: [] } })
    const shape = (url: string) =>
      onServer(url, async (client) => ({
        columns: (
          await client.query(`SELECT column_name, data_type, character_maximum_length, is_nullable, column_default
            FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`)
        ).rows,
        rows: (
          await client.query(`SELECT checksum, migration_name, logs, rolled_back_at, applied_steps_count,
            finished_at >= started_at AS finished, id ~ '^[0-9a-f-]{36}$' AS uuid
            FROM _prisma_migrations ORDER BY started_at`)
        ).rows,
      }))
    expect(await shape(ours.url)).toEqual(await shape(theirs.url))
  } finally {
    await ours.drop()
    await theirs.drop()
  }
})
