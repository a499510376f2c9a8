import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { createFolderStorage } from '../../storage/folder.ts'
import { backupCipher } from '../cipher.ts'
import { createBackup } from '../create.ts'
import { restoreBackup } from '../restore.ts'
import { verifyBackup } from '../verify.ts'
import { contents, hostedDatabase, sql, testFolder } from './testbed.ts'

const { folder, files, place, restored } = testFolder()
const KEY = 'una chiave per le copie, lunga abbastanza'
const cipher = backupCipher(KEY)
let source: TestDatabase
let target: string
let key: string

beforeAll(async () => {
  ;[source, target] = await Promise.all([createTestDatabase(), hostedDatabase()])
  key = await files.put(Buffer.from('il contratto di Rossi'))
  await sql(
    source.url,
    `INSERT INTO stored_files (chiave, nome, mime, dimensione) VALUES ('${key}', 'x', 'text/plain', 21);
     INSERT INTO clienti (nome) VALUES ('Rossi Segretissimo')`,
  )
})
afterAll(() => source?.drop())

const backup = (options = {}) => createBackup({ databaseUrl: source.url, storage: files, place, ...options })

test('sealed, nothing of it is read without the key; with it it comes back as it was', async () => {
  const { name, manifest } = await backup({ cipher })
  expect(manifest).toMatchObject({ formato: 3, chiave: cipher?.id, lotto: expect.stringMatching(/^\w{32}$/) })
  for (const path of globSync(`${place}/**/*`, { withFileTypes: true })) {
    if (!path.isFile()) continue
    const bytes = readFileSync(join(path.parentPath, path.name))
    expect(bytes.includes('Segretissimo'), path.name).toBe(false)
    expect(bytes.includes('contratto'), path.name).toBe(false)
    // zstd would be known by its first bytes.
    expect(bytes.subarray(0, 4).toString('hex'), path.name).not.toBe('28b52ffd')
  }
  // What is on the disk is still checked by hand.
  execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: join(place, name) })
  await expect(verifyBackup(place, name)).rejects.toThrow('BACKUP_KEY')
  await expect(verifyBackup(place, name, backupCipher(`${KEY}!`))).rejects.toThrow('altra chiave')
  const verified = await verifyBackup(place, name, cipher)
  await restoreBackup(verified, { databaseUrl: target, storage: restored, overwrite: false })
  expect(await contents(target)).toEqual(await contents(source.url))
  expect((await restored.read(key)).toString()).toBe('il contratto di Rossi')
})

test('a sealed file that was damaged is told; sealed and open backups stand beside each other', async () => {
  const { name } = await backup({ cipher })
  const open = await backup()
  expect((await verifyBackup(place, open.name, cipher)).cipher).toBeNull()
  const path = join(place, `file.${cipher?.id}`, key.slice(0, 2), key.slice(2, 4), key)
  const bytes = readFileSync(path)
  writeFileSync(path, Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]))
  await expect(verifyBackup(place, name, cipher)).rejects.toThrow(/danneggiata: file/)
  rmSync(path)
  await backup({ cipher, retention: { newest: 3, days: 0 } })
  expect(await createFolderStorage({ dir: join(place, `file.${cipher?.id}`), cipher }).read(key)).toHaveLength(21)
  expect(folder).toBeTruthy()
})

/** Writes the sums of a backup anew, as whoever has its folder can. */
function fixSums(name: string) {
  const cwd = join(place, name)
  const files = readdirSync(cwd).filter((file) => !file.startsWith('SHA256SUMS'))
  writeFileSync(join(cwd, 'SHA256SUMS'), execFileSync('sha256sum', files, { cwd }))
}

test('a part, a manifest and a name of another backup are refused, whatever the sums say', async () => {
  const { name: first } = await backup({ cipher })
  await sql(source.url, `UPDATE clienti SET nome = 'Bianchi'`)
  const { name } = await backup({ cipher })
  const of = (file: string, backupOf = name) => join(place, backupOf, file)
  const change = async (work: () => void, reason: string) => {
    cpSync(join(place, name), join(folder, 'intera'), { recursive: true })
    work()
    fixSums(name)
    await expect(verifyBackup(place, name, cipher)).rejects.toThrow(reason)
    rmSync(join(place, name), { recursive: true })
    cpSync(join(folder, 'intera'), join(place, name), { recursive: true })
    rmSync(join(folder, 'intera'), { recursive: true })
  }
  const part = 'clienti.copy.zst'
  await change(() => cpSync(of(part, first), of(part)), 'non è come è stata scritta')
  await change(() => writeFileSync(of('file.txt'), ''), 'non è come è stata scritta')
  // Who says that it is of before, when parts were nobody's.
  const olden = () => {
    const { lotto: _, ...manifest } = JSON.parse(readFileSync(of('manifest.json'), 'utf8'))
    writeFileSync(of('manifest.json'), JSON.stringify({ ...manifest, formato: 2 }))
    rmSync(of('SHA256SUMS.firma'))
  }
  await change(olden, 'danneggiata')
  // The older one in the newer one's place.
  await change(() => {
    rmSync(join(place, name), { recursive: true })
    cpSync(join(place, first), join(place, name), { recursive: true })
  }, 'non è come è stata scritta')
  expect((await verifyBackup(place, name, cipher)).name).toBe(name)
})

const pass = async (bytes: Buffer, through: NodeJS.ReadWriteStream | undefined) => {
  if (!through) throw new Error('no cipher')
  const [read] = await Promise.all([buffer(through), pipeline(Readable.from([bytes]), through)])
  return read
}
const PIECE = 65_536

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 200_001])(
  'a part of %i bytes is sealed and opened',
  async (size) => {
    const bytes = Buffer.alloc(size, 'abc')
    const sealed = await pass(bytes, cipher?.sealing('lotto clienti'))
    expect((await pass(sealed, cipher?.opening('lotto clienti'))).equals(bytes)).toBe(true)
    await expect(pass(sealed, cipher?.opening('altro clienti'))).rejects.toThrow()
  },
)

test('pieces that are cut off, moved or changed do not open', async () => {
  const sealed = await pass(Buffer.alloc(3 * PIECE, 'abc'), cipher?.sealing(''))
  const step = PIECE + 16
  const [salt, one, two, rest] = [
    sealed.subarray(0, 16),
    sealed.subarray(16, 16 + step),
    sealed.subarray(16 + step, 16 + 2 * step),
    sealed.subarray(16 + 2 * step),
  ]
  const changed = Buffer.from(sealed)
  changed[1000] = (changed[1000] ?? 0) ^ 1
  for (const wrong of [
    Buffer.concat([salt, one, two]),
    Buffer.concat([salt, two, one, rest]),
    Buffer.concat([salt, one, rest]),
    changed,
    salt,
  ]) {
    await expect(pass(wrong, cipher?.opening(''))).rejects.toThrow()
  }
})
