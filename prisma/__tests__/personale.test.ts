import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, onServer, type TestDatabase } from '#server-test/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await sql(`INSERT INTO persone (id, nome, reparto, data_inizio) VALUES (1, 'Nicolò', 'banchi', '2020-01-01');
    INSERT INTO assenze (persona_id, giorno_da, giorno_a, ora_da, ora_a)
    VALUES (1, '2026-12-01', '2026-12-01', '07:00', '12:00')`)
})
afterAll(() => db.drop())

const sql = (text: string) => onServer(db.url, async (client) => (await client.query(text)).rows)
const assenza = (values: string) =>
  `INSERT INTO assenze (persona_id, giorno_da, giorno_a, ora_da, ora_a) VALUES (1, ${values})`
const holiday = (values: string) => `INSERT INTO festivita (giorno_da, giorno_a, ora_da, ora_a) VALUES (${values})`
const fornitore = (values: string) => `INSERT INTO fornitori (nome, tipologia, tempo, is_default) VALUES (${values})`

test('a person may be away twice at the same time: the hours count once', async () => {
  await expect(sql(assenza("'2026-12-01', '2026-12-03', NULL, NULL"))).resolves.toEqual([])
})

test.each([
  ["INSERT INTO persone (nome, reparto, data_inizio, data_fine) VALUES ('x', 'banchi', '2026-02-02', '2026-02-01')"],
  [assenza("'2026-02-02', '2026-02-01', NULL, NULL")],
  [assenza("'2026-02-02', '2026-02-02', '09:00', NULL")],
  [assenza("'2026-02-02', '2026-02-02', '09:00', '09:00'")],
  [holiday("'2026-02-02', '2026-02-01', NULL, NULL")],
  [holiday("'2026-02-02', '2026-02-02', '10:00', '09:00'")],
  ["INSERT INTO ore_lavorative VALUES (1, '2026-02-02', 24.01, 8)"],
  ["INSERT INTO ore_lavorative VALUES (1, '2026-02-02', 8, -0.01)"],
  [fornitore("'x', 'legno', -1, false")],
  [fornitore("'x', 'sconosciuta', 1, false")],
])('refused by the database: %s', async (statement) => {
  await expect(sql(statement)).rejects.toThrow(/constraint/)
})

test.each([
  ['the afternoon of the same day', assenza("'2026-12-01', '2026-12-01', '12:00', '19:00'")],
  ['a night until the morning after', assenza("'2026-12-02', '2026-12-03', '22:00', '06:00'")],
  [
    'holidays one in the other',
    `${holiday("'2026-08-10', '2026-08-21', NULL, NULL")}, ('2026-08-15', '2026-08-15', NULL, NULL)`,
  ],
])('accepted: %s', async (_what, statement) => {
  await expect(sql(statement)).resolves.toEqual([])
})

test('one default supplier for each material', async () => {
  await sql(fornitore("'uno', 'legno', 1, true"))
  await sql(fornitore("'due', 'vetro', 1, true"))
  await expect(sql(fornitore("'tre', 'legno', 1, true"))).rejects.toThrow('another default supplier of legno')
})

test('names are searched folded', async () => {
  expect(await sql('SELECT ricerca FROM persone')).toEqual([{ ricerca: 'nicolo' }])
})
