import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStorage, pruneStorage, type Storage } from '../../storage.ts'

let dir: string
let storage: Storage

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'prova-file-'))
  storage = createStorage({ dir })
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

test('bytes are kept under their SHA-256, once', async () => {
  expect(await Promise.all(Array.from({ length: 10 }, () => storage.put(Buffer.from('hello'))))).toEqual(
    Array(10).fill(HELLO),
  )
  expect((await readdir(dir, { recursive: true })).sort()).toEqual(['2c', '2c/f2', `2c/f2/${HELLO}`, 'tmp'])
  expect(String(await storage.read(HELLO))).toBe('hello')
  expect(await new Response(await storage.stream(HELLO)).text()).toBe('hello')
  expect(await storage.size(HELLO)).toBe(5)
  await storage.remove(HELLO)
  await storage.remove(HELLO)
  expect(await storage.size(HELLO)).toBeNull()
})

test('a file cut short by a crash is written again', async () => {
  await storage.put(Buffer.from('hello'))
  await writeFile(join(dir, '2c', 'f2', HELLO), 'he')
  await storage.put(Buffer.from('hello'))
  expect(String(await storage.read(HELLO))).toBe('hello')
})

test.each(['../../etc/passwd', `../${HELLO}`, `${HELLO}/..`, HELLO.toUpperCase(), '', '2c', `${HELLO}\n`, 'tmp'])(
  '%j is no key',
  async (chiave) => {
    for (const call of [storage.read(chiave), storage.stream(chiave), storage.remove(chiave)]) {
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await storage.size(chiave)).toBeNull()
  },
)

test('a missing file is not found', async () => {
  await expect(storage.read('0'.repeat(64))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(storage.stream('0'.repeat(64))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what a crash has left half written goes after an hour, not before', async () => {
  await storage.put(Buffer.from('hello'))
  await writeFile(join(dir, 'tmp', 'old'), 'x')
  await writeFile(join(dir, 'tmp', 'new'), 'x')
  await utimes(join(dir, 'tmp', 'old'), new Date(0), new Date(0))
  expect(await pruneStorage(dir)).toBe(1)
  expect(await readdir(join(dir, 'tmp'))).toEqual(['new'])
  expect(await pruneStorage(join(dir, 'missing'))).toBe(0)
})
