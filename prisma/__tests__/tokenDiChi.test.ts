import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, onServer, type TestDatabase } from '#server-test/database.ts'
import { readMigrations } from '../migrationFiles.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

test('tokens that are there end in a year, and are of who made them by the history', async () => {
  const migration = (await readMigrations()).find(({ name }) => name.endsWith('_token_di_chi'))
  const righe = await onServer(db.url, async (client) => {
    await client.query('ALTER TABLE api_tokens DROP COLUMN creato_da_id, DROP COLUMN scade_il')
    await client.query(`
      INSERT INTO users (id, username, password_hash) VALUES (101, 'capo', '!'), (102, 'agente', '!');
      INSERT INTO api_tokens (id, user_id, nome, hash, prefisso) VALUES (7, 102, 'a', 'a', ''), (8, 102, 'b', 'b', '');
      INSERT INTO audit_log (user_id, oggetto, oggetto_pk, azione) VALUES
        (101, 'ApiToken', 7, 'createToken'), (102, 'ApiToken', 7, 'revokeToken'), (101, 'Ordine', 8, 'createToken')`)
    await client.query(migration?.sql ?? '')
    const { rows } = await client.query<{ creato_da_id: number; un_anno: boolean }>(
      `SELECT creato_da_id, scade_il BETWEEN now() + interval '1 year' - interval '1 minute' AND now() + interval '1 year'
         AS un_anno FROM api_tokens ORDER BY id`,
    )
    return rows
  })
  expect(righe).toEqual([
    { creato_da_id: 101, un_anno: true },
    // Nobody is in the history: whoever it acts for.
    { creato_da_id: 102, un_anno: true },
  ])
})
