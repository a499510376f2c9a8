import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onServer } from '#server-test/database.ts'
import { keepCluster } from '../postgres/pgKeeper.ts'
import { FolderInUse, type OpenDatabase, openDatabase } from '../postgres/postgres.ts'

let dataDir: string
const closers: (() => Promise<void>)[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'serramenti-prova-'))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(options: { share?: boolean } = {}): Promise<OpenDatabase> {
  const db = await openDatabase({ dataDir, ...options })
  closers.push(() => db.stop())
  return db
}

/** Another process that has the database open, as `npm start` would. */
async function holder(mode = 'completo'): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'holder.ts'), dataDir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  closers.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const [first] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { child, url: first.toString().trim() }
}

const kill = async (child: ChildProcess, signal: NodeJS.Signals) => {
  child.kill(signal)
  await once(child, 'exit')
}
const sql = (url: string, text: string) => onServer(url, async (client) => (await client.query(text)).rows)
const postmasterPid = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

test('what is written survives a clean stop; the password is only ours', async () => {
  const { child, url } = await holder()
  await sql(url, "CREATE TABLE nota (t text); INSERT INTO nota VALUES ('è')")
  await kill(child, 'SIGTERM')
  expect(child.exitCode).toBe(0)
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o077).toBe(0)
  const db = await open()
  expect(db.isNew).toBe(false)
  expect(await sql(db.url, 'SELECT t FROM nota')).toEqual([{ t: 'è' }])
})

test('a second instance is told who has the folder; a tool may share it', async () => {
  const { child, url } = await holder()
  await expect(openDatabase({ dataDir })).rejects.toThrow(FolderInUse)
  await expect(openDatabase({ dataDir })).rejects.toThrow(`(pid ${child.pid})`)
  const shared = await open({ share: true })
  expect(shared.url).toBe(url)
  await shared.stop()
  expect(await sql(url, 'SELECT 1 AS uno')).toEqual([{ uno: 1 }])
})

test('killed, it leaves committed data and a database that opens again', async () => {
  const { child, url } = await holder()
  await sql(url, 'CREATE TABLE nota (n int); INSERT INTO nota VALUES (1)')
  await kill(child, 'SIGKILL')
  const db = await open()
  expect(await sql(db.url, 'SELECT n FROM nota')).toEqual([{ n: 1 }])
})

test('killed together with PostgreSQL, and its pid number taken by a stranger, it opens again', async () => {
  const { child, url } = await holder()
  await sql(url, 'CREATE TABLE nota (n int); INSERT INTO nota VALUES (1)')
  process.kill(postmasterPid(), 'SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await kill(child, 'SIGKILL')
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)))
  const db = await open()
  expect(await sql(db.url, 'SELECT n FROM nota')).toEqual([{ n: 1 }])
})

test('a first fill that was cut is begun again from nothing', async () => {
  const { child, url } = await holder('incompleto')
  await sql(url, 'CREATE TABLE mezza (n int)')
  await kill(child, 'SIGKILL')
  const db = await open()
  expect(db.isNew).toBe(true)
  expect(await sql(db.url, "SELECT to_regclass('mezza') AS t")).toEqual([{ t: null }])
})

test('words sort as Italians expect and case folds accents', async () => {
  const db = await open()
  expect(await sql(db.url, "SELECT t FROM (VALUES ('Zeta'), ('àncora'), ('Alfa'), ('beta')) v (t) ORDER BY t")).toEqual(
    ['Alfa', 'àncora', 'beta', 'Zeta'].map((t) => ({ t })),
  )
  expect(await sql(db.url, "SELECT upper('però') AS t")).toEqual([{ t: 'PERÒ' }])
})

test('PostgreSQL that ends by itself is started again, at the same address with its data', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const db = await open()
  await sql(db.url, 'CREATE TABLE nota (n int); INSERT INTO nota VALUES (1)')
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const pid = postmasterPid()
    process.kill(pid, signal)
    const read = () => sql(db.url, 'SELECT n FROM nota').catch((error) => error.code)
    await expect.poll(read, { timeout: 120_000 }).not.toEqual([{ n: 1 }])
    await expect.poll(read, { timeout: 120_000 }).toEqual([{ n: 1 }])
    expect(postmasterPid()).not.toBe(pid)
  }
  const text = said.mock.calls.flat().join('\n')
  said.mockRestore()
  expect(text).toContain('fermato da solo (segnale SIGKILL')
  expect(text).toContain('(tentativo 2 di 5)')
  expect(text).toContain('di nuovo attivo')
})

test('PostgreSQL that goes on ending is given up, with the reason', async () => {
  const said: string[] = []
  const logFile = join(dataDir, 'postgres.log')
  const cluster = await keepCluster(
    { dir: join(dataDir, 'postgres'), password: 'prova', logFile, durable: false },
    { restarts: 1, say: (text) => said.push(text) },
  )
  const first = postmasterPid()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => said.length, { timeout: 120_000 }).toBe(2)
  process.kill(postmasterPid(), 'SIGKILL')
  expect(await cluster.lost).toContain('riavviato già 1 volte')
  expect(said).toHaveLength(2)
  await cluster.stop()
})

test('a stop while PostgreSQL is being started again leaves nothing running', async () => {
  const said: string[] = []
  const logFile = join(dataDir, 'postgres.log')
  const cluster = await keepCluster(
    { dir: join(dataDir, 'postgres'), password: 'prova', logFile, durable: false },
    { say: (text) => said.push(text) },
  )
  process.kill(postmasterPid(), 'SIGKILL')
  await expect.poll(() => said.length, { timeout: 120_000, interval: 5 }).toBe(1)
  await cluster.stop()
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(said).toHaveLength(1)
})
