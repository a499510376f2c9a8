import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, onServer, type TestDatabase } from '#server-test/database.ts'
import { readTriggers, triggersFile, triggersOf } from '../triggers.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

test('the list that the doctor looks for is what the migrations make', async () => {
  const found = await onServer(db.url, triggersOf)
  expect(found.filter(({ works }) => !works)).toEqual([])
  const list = found.map(({ works: _, ...trigger }) => trigger)
  // After a migration that makes triggers: TRIGGER=scrivi npx vitest run prisma/__tests__/triggers.test.ts
  if (process.env.TRIGGER === 'scrivi') writeFileSync(triggersFile, `${JSON.stringify(list, null, 2)}\n`)
  expect(readTriggers()).toEqual(list)
})
