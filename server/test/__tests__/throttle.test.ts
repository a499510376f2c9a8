import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, type Db } from '#platform/db/prisma.ts'
import { consume, forget, pruneThrottle } from '#platform/identity/throttle.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url)
})
afterAll(async () => {
  await db.$disconnect()
  await database.drop()
})

const DAY = 86_400
const breve = { max: 2, secondi: 2 * DAY }
const long = { max: 3, secondi: 3 * DAY }

test('forty at once: exactly as many pass as may', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () => consume(db, 'insieme', [{ max: 7, secondi: DAY }])),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(7)
  for (const { ok, retryAfter } of outcomes) {
    if (ok) expect(retryAfter).toBe(0)
    else expect(retryAfter).toBeGreaterThanOrEqual(1)
    expect(retryAfter).toBeLessThanOrEqual(DAY)
  }
})

test('keys do not disturb each other, a forgotten one begins again', async () => {
  const window = [{ max: 1, secondi: DAY }]
  expect((await consume(db, 'a', window)).ok).toBe(true)
  expect((await consume(db, 'a', window)).ok).toBe(false)
  expect((await consume(db, 'b', window)).ok).toBe(true)
  await forget(db, 'a', window)
  expect((await consume(db, 'a', window)).ok).toBe(true)
})

test('what the short window refuses does not count in the long one', async () => {
  for (let n = 0; n < 10; n++) await consume(db, 'lunga', [long, breve])
  const row = await db.throttle.findFirstOrThrow({ where: { chiave: `lunga:${long.secondi}` } })
  expect(row.conteggio).toBe(2)
})

test('a new window begins from nothing, past ones are removed', async () => {
  await consume(db, 'ieri', [{ max: 1, secondi: DAY }])
  await db.$executeRaw`
    UPDATE throttle SET finestra = finestra - interval '1 day', scade_il = scade_il - interval '1 day'
    WHERE chiave = ${`ieri:${DAY}`}`
  expect((await consume(db, 'ieri', [{ max: 1, secondi: DAY }])).ok).toBe(true)
  expect(await pruneThrottle(db)).toBe(1)
})
