import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkStorage, StorageRefused } from '../check.ts'
import { createFolderStorage } from '../folder.ts'
import { createS3Storage } from '../s3.ts'
import type { Storage } from '../storage.ts'
import { startS3 } from './s3Server.ts'

const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
let s3: Awaited<ReturnType<typeof startS3>>
let dir: string

beforeAll(async () => {
  ;[s3, dir] = await Promise.all([startS3(), mkdtemp(join(tmpdir(), 'prova-file-'))])
})
afterAll(async () => {
  await s3?.stop()
  await rm(dir, { recursive: true, force: true })
})

async function keys(storage: Storage): Promise<string[]> {
  const found: string[] = []
  for await (const { chiave } of storage.list()) found.push(chiave)
  return found.sort()
}

describe.each<[string, () => Storage]>([
  ['a folder', () => createFolderStorage({ dir })],
  ['a bucket', () => createS3Storage(s3)],
])('%s', (_, make) => {
  let storage: Storage
  beforeAll(() => {
    storage = make()
  })

  test('bytes are kept under their SHA-256, once', async () => {
    const put = () => storage.put(Buffer.from('hello'))
    expect(await Promise.all(Array.from({ length: 10 }, put))).toEqual(Array(10).fill(HELLO))
    expect(await keys(storage)).toEqual([HELLO])
    expect(String(await storage.read(HELLO))).toBe('hello')
    expect(await new Response(await storage.stream(HELLO)).text()).toBe('hello')
    expect(await storage.size(HELLO)).toBe(5)
    await storage.remove(HELLO)
    await storage.remove(HELLO)
    expect(await storage.size(HELLO)).toBeNull()
    expect(await keys(storage)).toEqual([])
  })

  test('what is stored again is stored now', async () => {
    const before = Date.now()
    await storage.put(Buffer.from('hello'))
    const first = await storage.storedAt(HELLO)
    expect(Math.abs((first?.getTime() ?? 0) - before)).toBeLessThan(5_000)
    await sleep(1_100) // S3 tells whole seconds
    await storage.put(Buffer.from('hello'))
    const second = await storage.storedAt(HELLO)
    expect(second?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
    for await (const { chiave, at } of storage.list()) expect([chiave, at]).toEqual([HELLO, second])
  })

  test('a large file, and one without bytes', async () => {
    const large = Buffer.alloc(3_000_000, 'abc')
    const key = await storage.put(large)
    expect((await storage.read(key)).equals(large)).toBe(true)
    expect((await buffer(await storage.stream(key))).equals(large)).toBe(true)
    const empty = await storage.put(new Uint8Array())
    expect(await storage.size(empty)).toBe(0)
    expect((await storage.read(empty)).length).toBe(0)
  })

  test.each(['../../etc/passwd', `../${HELLO}`, `${HELLO}/..`, HELLO.toUpperCase(), '', '2c', `${HELLO}\n`, 'tmp'])(
    '%j is no key',
    async (key) => {
      for (const call of [storage.read, storage.stream, storage.remove]) {
        await expect(call(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      }
      expect(await storage.size(key)).toBeNull()
      expect(await storage.storedAt(key)).toBeNull()
    },
  )

  test('a missing file is not found', async () => {
    const missing = '0'.repeat(64)
    await expect(storage.read(missing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(storage.stream(missing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await storage.size(missing)).toBeNull()
    expect(await storage.storedAt(missing)).toBeNull()
  })
})

describe('a folder only', () => {
  const storage = () => createFolderStorage({ dir })

  test('a file cut short by a crash is written again', async () => {
    await storage().put(Buffer.from('hello'))
    await writeFile(join(dir, '2c', 'f2', HELLO), 'he')
    await storage().put(Buffer.from('hello'))
    expect(String(await storage().read(HELLO))).toBe('hello')
  })

  test('other users of the machine read nothing, of a folder that was open to them either', async () => {
    const mode = async (...parts: string[]) => ((await stat(join(dir, ...parts))).mode & 0o777).toString(8)
    const fresh = createFolderStorage({ dir: join(dir, 'nuova') })
    await fresh.put(Buffer.from('hello'))
    const folders = [[], [HELLO.slice(0, 2)], [HELLO.slice(0, 2), HELLO.slice(2, 4)], ['tmp']]
    for (const path of folders) expect(await mode('nuova', ...path)).toBe('700')
    expect(await mode('nuova', HELLO.slice(0, 2), HELLO.slice(2, 4), HELLO)).toBe('600')
    await chmod(join(dir, 'nuova'), 0o755)
    createFolderStorage({ dir: join(dir, 'nuova') })
    expect(await mode('nuova')).toBe('700')
  })

  test('what a crash has left half written goes after an hour, not before', async () => {
    await writeFile(join(dir, 'tmp', 'old'), 'x')
    await writeFile(join(dir, 'tmp', 'new'), 'x')
    await utimes(join(dir, 'tmp', 'old'), new Date(0), new Date(0))
    expect(await storage().prune()).toBe(1)
    expect(await readdir(join(dir, 'tmp'))).toEqual(['new'])
    expect(await createFolderStorage({ dir: join(dir, 'missing') }).prune()).toBe(0)
  })
})

describe('a bucket only', () => {
  const patience = { call: 300, transfer: 300 }
  /** A server that takes connections and never says a word. */
  async function silent(): Promise<{ server: Server; endpoint: string }> {
    const server = createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise((ready) => server.once('listening', ready))
    const address = server.address()
    return { server, endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }
  }

  test('a store that is away or hangs is unavailable, soon, for every call', async () => {
    const { server, endpoint } = await silent()
    for (const where of [endpoint, 'http://127.0.0.1:1']) {
      const heard: unknown[] = []
      const storage = createS3Storage({ ...s3, endpoint: where }, { patience, onDown: (error) => heard.push(error) })
      const begun = performance.now()
      const calls = [storage.put(Buffer.from('x')), storage.read(HELLO), storage.stream(HELLO), storage.size(HELLO)]
      const others = [storage.remove(HELLO), storage.storedAt(HELLO), keys(storage)]
      for (const end of await Promise.allSettled([...calls, ...others])) {
        expect(end).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })
      }
      expect(heard).toHaveLength(7)
      expect(performance.now() - begun).toBeLessThan(2_500)
    }
    server.close()
  })

  test('more objects than a page', async () => {
    const storage = createS3Storage(s3)
    await Promise.all(Array.from({ length: 5 }, (_, i) => storage.put(Buffer.from(`file ${i}`))))
    const all = await keys(storage)
    expect(await keys(createS3Storage(s3, { page: 2 }))).toEqual(all)
    expect(all.length).toBeGreaterThan(4)
  })

  test('a wrong bucket is a fault of ours, not an absence', async () => {
    const storage = createS3Storage({ ...s3, bucket: 'altro' })
    await expect(storage.put(Buffer.from('x'))).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await expect(storage.read(HELLO)).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await expect(keys(storage)).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await expect(checkStorage(storage)).rejects.toThrow(StorageRefused)
    expect(await checkStorage(createS3Storage(s3))).toBe(true)
    expect(await checkStorage(createS3Storage({ ...s3, endpoint: 'http://127.0.0.1:1' }, { patience }))).toBe(false)
  })
})
