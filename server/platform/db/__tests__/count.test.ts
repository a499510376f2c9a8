import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { statementsOf } from '#server-test/statements.ts'
import type { Events } from '../../events/events.ts'
import { countList } from '../count.ts'
import { createDb, type Db } from '../prisma.ts'

let database: TestDatabase
let db: Db
let posizione = '3:3:'
const events = { posizione: () => posizione } as Events

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url, 2)
  await add(10_001, 'molti')
  await add(3, 'pochi')
})
afterAll(async () => {
  vi.useRealTimers()
  await db?.$disconnect()
  await database?.drop()
})

const add = (amount: number, origin: string) =>
  db.segnalazione.createMany({ data: Array.from({ length: amount }, () => ({ origine: origin, messaggio: 'x' })) })
const count = (origin: string) => countList({ db, events }, 'segnalazione', { origine: origin })
const after = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('a short list is counted each time, no further than needed', async () => {
  expect(await count('pochi')).toBe(3)
  await add(1, 'pochi')
  expect(await count('pochi')).toBe(4)
})

test('a long one: kept while nothing happens, counted again after an event, not at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(await count('molti')).toBe(10_001)
  await add(1, 'molti')
  after(30_000)
  expect(await count('molti')).toBe(10_001)
  expect(await statementsOf(() => count('molti'))).toEqual([])
  posizione = '3:5:'
  expect(await count('molti')).toBe(10_002)
  await add(1, 'molti')
  posizione = '3:6:'
  expect(await count('molti')).toBe(10_002)
  after(3_001)
  expect(await count('molti')).toBe(10_003)
})

test('however nothing happens, not for ever; and callers of one moment share a count', async () => {
  await add(1, 'molti')
  after(60_001)
  const statements = await statementsOf(async () => {
    expect(await Promise.all([count('molti'), count('molti'), count('molti')])).toEqual([10_004, 10_004, 10_004])
  })
  expect(statements).toHaveLength(1)
})

test('a long list that becomes short is exact again', async () => {
  await db.segnalazione.deleteMany({ where: { origine: 'molti', id: { gt: 100 } } })
  after(60_001)
  const remaining = await db.segnalazione.count({ where: { origine: 'molti' } })
  expect(await count('molti')).toBe(remaining)
  await add(1, 'molti')
  expect(await count('molti')).toBe(remaining + 1)
})
