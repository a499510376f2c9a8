import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, globSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, onServer, type TestDatabase } from '#server-test/database.ts'
import { BackupRunning, createBackup } from '../create.ts'
import { filesFolder, listBackups } from '../place.ts'
import { verifyBackup } from '../verify.ts'
import { contents, hostedDatabase, restoreNewest, sql, testFolder } from './testbed.ts'

const { folder, files, place } = testFolder()
let source: TestDatabase
let target: string
let key: string
let path: string

const backup = (options = {}) => createBackup({ databaseUrl: source.url, storage: files, place, ...options })
const restore = (options = {}) => restoreNewest(target, { folder, place }, options)
const fileOf = (name: string) =>
  `INSERT INTO stored_files (chiave, nome, mime, dimensione) VALUES ('${name}', 'x', 'text/plain', 5)`

beforeAll(async () => {
  ;[source, target] = await Promise.all([createTestDatabase(), hostedDatabase()])
  key = await files.put(Buffer.from('hello'))
  path = join(key.slice(0, 2), key.slice(2, 4), key)
  await sql(source.url, `${fileOf(key)}; INSERT INTO segnalazioni (origine, messaggio) VALUES ('server', 'guasto')`)
})
beforeEach(() => rmSync(place, { recursive: true, force: true }))
afterAll(() => source?.drop())

test('a damaged backup is refused before anything is written', async () => {
  const { name } = await backup()
  const damage: [file: string, does: (path: string) => void][] = [
    [join(name, 'segnalazioni.copy.zst'), (file) => appendFileSync(file, 'x')],
    [join(name, 'users.copy.zst'), (file) => rmSync(file)],
    [join(name, 'manifest.json'), (file) => appendFileSync(file, ' ')],
    [join(name, 'manifest.json'), (file) => writeFileSync(file, '{"formato": 99}')],
    [join(name, 'file.txt'), (file) => writeFileSync(file, '')],
    [join(name, 'SHA256SUMS'), (file) => rmSync(file)],
    [join('file', path), (file) => writeFileSync(file, 'hallo')],
    [join('file', path), (file) => rmSync(file)],
  ]
  for (const [file, does] of damage) {
    execFileSync('cp', ['-a', place, `${place}.intatta`])
    does(join(place, file))
    await expect(restore(), file).rejects.toThrow(/danneggiat|più recente/)
    rmSync(place, { recursive: true })
    renameSync(`${place}.intatta`, place)
  }
  expect(await contents(target)).toEqual({})
  await expect(verifyBackup(place, '20200101T000000000Z')).rejects.toThrow(/Nessuna copia/)
  expect((await verifyBackup(place, name)).keys).toEqual([key])
})

test('a database in use, of another program or with rows is refused and keeps all; rows may be given up', async () => {
  await sql(source.url, 'CREATE TABLE accanto (id serial, n int); INSERT INTO accanto (n) VALUES (1)')
  await backup()
  await sql(source.url, 'DROP TABLE accanto')
  await sql(target, 'CREATE TABLE altrui (n int)')
  await expect(restore()).rejects.toThrow(/altro programma/)
  await expect(restore({ overwrite: true })).rejects.toThrow(/altro programma/)
  await sql(target, 'DROP TABLE altrui')

  // What is not the product's is no hindrance: it stays in the backup.
  expect(await restore()).toMatchObject({ foreign: ['accanto'] })
  const before = await contents(target)
  expect(before.segnalazioni).toMatch(/^1 /)
  await sql(target, `UPDATE segnalazioni SET messaggio = 'mia'`)
  await expect(restore()).rejects.toThrow(/contiene già dei dati/)
  await onServer(target, () => expect(restore({ overwrite: true })).rejects.toThrow(/in uso/))
  // A server works with another role than the owner's.
  const { adminUrl } = inject('postgres')
  const other = Object.assign(new URL(adminUrl), { pathname: new URL(target).pathname })
  const workRole = other.username
  await onServer(other.href, () => expect(restore({ overwrite: true, workRole })).rejects.toThrow(/in uso/))
  expect(await sql(target, 'SELECT messaggio FROM segnalazioni')).toEqual([{ messaggio: 'mia' }])

  await restore({ overwrite: true })
  expect(await contents(target)).toEqual(before)
})

test('a backup of a newer version is refused', async () => {
  await sql(
    source.url,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('n', 'n', '2999_nuova', now())`,
  )
  await backup()
  await sql(source.url, `DELETE FROM _prisma_migrations WHERE id = 'n'`)
  await expect(restore({ overwrite: true })).rejects.toThrow(/più recente \(migrazione 2999_nuova\)/)
})

test('killed in the middle it leaves no backup; the next one clears up', async () => {
  // Reading a pipe that nobody writes to never ends: the tables are written, the files are not.
  const hanging = '0'.repeat(64)
  await sql(source.url, fileOf(hanging))
  const pipe = join(folder, 'files', '00', '00')
  execFileSync('sh', ['-c', `mkdir -p ${pipe} && mkfifo ${pipe}/${hanging}`])
  const env = { ...process.env, DATABASE_URL: source.url, DATA_DIR: folder, BACKUP_DIR: place }
  const child = spawn(process.execPath, ['server/cli/backup.ts'], { env, stdio: 'inherit' })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(pipe, { recursive: true, force: true })
  })
  const parts = () => globSync('.2*/*.zst', { cwd: place }).length
  const tables = Object.keys(await contents(source.url)).length
  await vi.waitFor(() => expect(parts()).toBe(tables), { timeout: 120_000 })
  await expect(backup()).rejects.toThrow(BackupRunning)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(parts()).toBe(tables)
  expect(await listBackups(place)).toEqual([])

  rmSync(pipe, { recursive: true })
  const { name, manifest } = await vi.waitFor(() => backup(), 5_000) // PostgreSQL must notice first
  // What the store has lost is said, and does not stand in the way of the rest.
  expect(manifest.file).toEqual({ numero: 1, byte: 5, mancanti: [hanging] })
  expect(readdirSync(place).sort()).toEqual([name, 'file'])
  await sql(source.url, `DELETE FROM stored_files WHERE chiave = '${hanging}'`)
})

test('older ones go, with the files that no other needs', async () => {
  const other = await files.put(Buffer.from('world'))
  await sql(source.url, fileOf(other))
  const first = await backup()
  await sql(source.url, `DELETE FROM stored_files WHERE chiave = '${other}'`)
  const second = await backup()
  expect(await listBackups(place)).toEqual([second.name, first.name])
  const kept = () => readdirSync(filesFolder(place), { recursive: true }).filter((name) => String(name).length > 64)
  expect(kept()).toHaveLength(2)
  const third = await backup({ retention: { newest: 2, days: 0 } })
  expect(third.removed).toEqual([first.name])
  expect(await listBackups(place)).toEqual([third.name, second.name])
  expect(kept()).toEqual([path])
})

test('given up, it leaves nothing', async () => {
  await expect(backup({ signal: AbortSignal.abort() })).rejects.toThrow(/aborted/)
  expect(readdirSync(place)).toEqual([])
  writeFileSync(join(folder, 'un-file'), '')
  await expect(backup({ place: join(folder, 'un-file') })).rejects.toThrow(/non è una cartella/)
})
