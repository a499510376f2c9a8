import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, onServer, type TestDatabase } from '#server-test/database.ts'
import { applyMigrations, MigrationRefused } from '../migrate.ts'
import { type Migration, readMigrations } from '../migrationFiles.ts'
import { announceRewrites, rewrittenTables } from '../rewrites.ts'

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

test('a table in use is waited for shortly, its users go on, and it is tried again', async () => {
  const all = [
    ...(await readMigrations()),
    migration('29990101000000_larga', 'ALTER TABLE clienti ADD COLUMN larga int'),
  ]
  const said: string[] = []
  await onServer(db.url, async (user) => {
    await user.query('BEGIN')
    await user.query('SELECT count(*) FROM clienti')
    const say = (text: string) => {
      said.push(text)
      // In the pause nobody waits behind the migration.
      if (said.length === 2) void user.query('COMMIT')
    }
    const { applied } = await applyMigrations(db.url, all, { say, lockMs: 100, pauses: [50, 500, 500, 500] })
    expect(applied).toEqual(['29990101000000_larga'])
  })
  expect(said.length).toBeGreaterThanOrEqual(2)
  expect(said[0]).toBe(
    'La migrazione 29990101000000_larga ha atteso 1 s una tabella che altri stanno usando: riprova fra 1 s',
  )
})

test('one that never gets its table changes nothing and says whom to ask', async () => {
  const all = [
    ...(await readMigrations()),
    migration('29990101000000_larga', 'ALTER TABLE clienti ADD COLUMN larga int'),
  ]
  await onServer(db.url, async (user) => {
    await user.query('BEGIN')
    await user.query('SELECT count(*) FROM clienti')
    const trial = applyMigrations(db.url, all, { lockMs: 50, pauses: [10, 10] })
    await expect(trial).rejects.toThrow(/29990101000000_larga non ha trovato libere le sue tabelle in 3 tentativi/)
    await user.query('ROLLBACK')
  })
  expect(await applyMigrations(db.url)).toEqual({ applied: [], unknown: [] })
})

test.each([
  ['ALTER TABLE "righe_ordine" ALTER COLUMN "netto" SET DATA TYPE DECIMAL(12,2);', ['righe_ordine']],
  ['ALTER TABLE ordini ADD COLUMN n text GENERATED ALWAYS AS (lower(note)) STORED;', ['ordini']],
  ['ALTER TABLE ordini ADD COLUMN u uuid NOT NULL DEFAULT gen_random_uuid();', ['ordini']],
  ['UPDATE ordini o SET nome_cliente = \'\'; UPDATE "clienti" SET nome = nome;', ['ordini', 'clienti']],
  ['ALTER TABLE ordini ADD COLUMN n int NOT NULL DEFAULT 0; CREATE INDEX i ON ordini (n);', []],
  ['CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN UPDATE ordini SET n = 1; END $$ LANGUAGE plpgsql;', []],
  ['-- UPDATE ordini SET n = 1\nALTER TABLE clienti DROP COLUMN n;', []],
])('what rewrites tables: %s', (text, tables) => {
  expect(rewrittenTables({ sql: text })).toEqual(tables)
})

test('a big table that is rewritten is told before, with its size', async () => {
  await sql("INSERT INTO clienti (nome, note) SELECT 'C' || n, repeat('x', 500) FROM generate_series(1, 2000) AS n")
  const pending = [
    migration('29990101000000_tutti', 'UPDATE clienti SET nome = nome'),
    migration('29990101000001_nessuno', 'UPDATE manca SET n = 1'),
  ]
  const told = (bytes?: number) => onServer(db.url, (client) => announceRewrites(client, pending, bytes))
  expect(await told()).toEqual([])
  expect(await told(2 ** 20)).toEqual([
    expect.stringMatching(/^29990101000000_tutti riscrive la tabella clienti \(\d+ MB\): intanto nessuno ci lavora$/),
  ])
})
