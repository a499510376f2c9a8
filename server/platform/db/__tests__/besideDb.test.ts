import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { createDb, type Db, type Tx } from '../prisma.ts'

let database: TestDatabase
let first: Db
let beside: Db
let third: Db

beforeAll(async () => {
  database = await createTestDatabase()
  const named = (name: string) => `${database.url}${database.url.includes('?') ? '&' : '?'}application_name=${name}`
  first = createDb(named('first'), 3)
  beside = createDb(named('beside'), 2, 'sql', 700, first)
  third = createDb(named('third'), 2, 'sql', undefined, first)
})

afterAll(async () => {
  await Promise.all([first.$disconnect(), third.$disconnect()])
  await database.drop()
})

const nameOf = async (db: Db | Tx) => {
  const [row] = await db.$queryRaw<{ name: string }[]>`SELECT current_setting('application_name') AS name`
  return row?.name
}

/** What one asks of a client in every way that reaches the database, each by the name of its connection. */
const asked = (db: Db) => [
  nameOf(db),
  db.$transaction(async (tx) => [await nameOf(tx), await nameOf(tx)].join()),
  db
    .$transaction([db.$queryRaw<{ name: string }[]>`SELECT current_setting('application_name') AS name`])
    .then(([rows]) => rows[0]?.name),
]

test('clients of one engine ask on their own connections, whatever is under way for the others', async () => {
  const clients = { first, beside, third }
  const rounds = Array.from({ length: 12 }, () =>
    Object.entries(clients).map(async ([name, db]) => {
      expect(await Promise.all(asked(db))).toEqual([name, `${name},${name}`, name])
    }),
  )
  await Promise.all(rounds.flat())
})

test('rows asked by key together are read by each on its own connection', async () => {
  const statements = (name: string) =>
    third.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = ${name} AND query LIKE '%fornitori%'`
  const one = (db: Db, id: number) => db.fornitore.findUnique({ where: { id }, select: { id: true } })
  await Promise.all([one(beside, 1), one(first, 2), one(beside, 3), one(first, 4)])
  expect(await statements('first')).toEqual([{ n: 1 }])
  expect(await statements('beside')).toEqual([{ n: 1 }])
})

test('a statement is ended after the time of its client, and what one undoes is undone for it alone', async () => {
  await expect(beside.$queryRaw`SELECT pg_sleep(5)::text`).rejects.toThrow(/statement timeout/)
  await expect(
    beside.$transaction(async (tx) => {
      await tx.materiale.create({ data: { nome: 'Di prova' } })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await first.materiale.count({ where: { nome: 'Di prova' } })).toBe(0)
})

test('a client that is disconnected leaves the others as they are', async () => {
  await beside.$disconnect()
  await beside.$disconnect()
  await expect(nameOf(beside)).rejects.toThrow()
  expect(await nameOf(first)).toBe('first')
  expect(await nameOf(third)).toBe('third')
})
