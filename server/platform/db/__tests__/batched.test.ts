import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { batched, readOneBatched } from '../batched.ts'
import { createDb, type Db, readerOf } from '../prisma.ts'

interface Reading extends PromiseWithResolvers<{ id: string; at: number }[]> {
  keys: string[]
}

/** A reading that answers when the test says so. */
function trial() {
  const readings: Reading[] = []
  const find = batched(
    (keys: string[]) => {
      const reading = { keys, ...Promise.withResolvers<{ id: string; at: number }[]>() }
      readings.push(reading)
      return reading.promise
    },
    (row) => row.id,
  )
  const answer = (n: number) => readings[n]?.resolve((readings[n]?.keys ?? []).map((id) => ({ id, at: n })))
  return { letture: readings, find, rispondi: answer }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('who asks together is answered by one reading, each key once', async () => {
  const { letture, find, rispondi } = trial()
  const asked = [find('a'), find('b'), find('a')]
  await turn()
  expect(letture.map(({ keys }) => keys)).toEqual([['a', 'b']])
  rispondi(0)
  expect((await Promise.all(asked)).map((row) => row?.id)).toEqual(['a', 'b', 'a'])
})

test('who asks while a reading runs is answered by the next, never by that one', async () => {
  const { letture, find, rispondi } = trial()
  const before = find('a')
  await turn()
  const after = [find('a'), find('c')]
  await turn()
  expect(letture).toHaveLength(1)
  rispondi(0)
  expect(await before).toEqual({ id: 'a', at: 0 })
  await turn()
  expect(letture[1]?.keys).toEqual(['a', 'c'])
  rispondi(1)
  expect(await Promise.all(after)).toEqual([
    { id: 'a', at: 1 },
    { id: 'c', at: 1 },
  ])
})

test('what is not there is null', async () => {
  const { letture, find } = trial()
  const asked = find('a')
  await turn()
  letture[0]?.resolve([])
  expect(await asked).toBeNull()
})

test('a failure is told to those of that reading alone', async () => {
  const { letture, find, rispondi } = trial()
  const failing = find('a')
  await turn()
  const waiting = find('b')
  letture[0]?.reject(new Error('giù'))
  await expect(failing).rejects.toThrow('giù')
  await turn()
  rispondi(1)
  expect(await waiting).toMatchObject({ id: 'b' })
})

test('a reading that hangs holds back nobody else for long', async () => {
  const { letture, find, rispondi } = trial()
  const hung = find('a')
  await turn()
  const waiting = find('b')
  await expect.poll(() => letture.length, { timeout: 120_000 }).toBe(2)
  rispondi(1)
  expect(await waiting).toMatchObject({ id: 'b' })
  rispondi(0)
  expect(await hung).toMatchObject({ id: 'a' })
})

test('a reading has a hundred keys at most', async () => {
  const { letture, find, rispondi } = trial()
  const asked = Array.from({ length: 130 }, (_, n) => find(`k${n}`))
  await turn()
  expect(letture[0]?.keys).toHaveLength(100)
  rispondi(0)
  await asked[0]
  await turn()
  rispondi(1)
  expect((await Promise.all(asked)).every(Boolean)).toBe(true)
})

test('however many ask for the same, one reading answers them', async () => {
  const { letture, find, rispondi } = trial()
  const asked = Array.from({ length: 1000 }, () => find('a'))
  await turn()
  rispondi(0)
  expect((await Promise.all(asked)).map((row) => row?.id)).toEqual(Array(1000).fill('a'))
  expect(letture).toHaveLength(1)
})

describe('questions', () => {
  let database: TestDatabase
  let db: Db

  beforeAll(async () => {
    database = await createTestDatabase()
    db = createDb(database.url, 4)
  })
  afterAll(async () => {
    await db.$disconnect()
    await database.drop()
  })

  test('each is answered with its own row, the same ones by one statement', async () => {
    const ids = Array.from({ length: 120 }, (_, n) => n + 1)
    await db.user.createMany({ data: ids.map((id) => ({ id, username: `u${id}`, passwordHash: '!' })) })
    const before = readerOf(db)?.stats().compiled ?? 0
    const ask = (id: number) => readOneBatched(db, 'user', { select: { username: true } }, { id })
    const rows = await Promise.all([...ids, ...ids, ...ids].map(ask))
    expect(rows.map((row) => row?.username)).toEqual([...ids, ...ids, ...ids].map((id) => `u${id}`))
    expect((readerOf(db)?.stats().compiled ?? 0) - before).toBe(ids.length)
    expect(await ask(999)).toBeNull()
  })

  test('one that fails harms no other', async () => {
    const wrong = readOneBatched(db, 'user', { select: { boh: true } }, { id: 1 })
    const right = readOneBatched(db, 'user', { select: { username: true } }, { id: 1 })
    await expect(wrong).rejects.toThrow()
    expect(await right).toEqual({ username: 'u1' })
  })

  test('what was changed meanwhile is read again', async () => {
    const ask = () => readOneBatched(db, 'user', { select: { username: true } }, { id: 2 })
    const first = ask()
    await first
    await db.user.update({ where: { id: 2 }, data: { username: 'nuovo' } })
    expect(await ask()).toEqual({ username: 'nuovo' })
  })
})
