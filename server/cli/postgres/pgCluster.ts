import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fchownSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { chown, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../port.ts'
import { makeDataFolder, pgBinaries, pgUser, type RunAs } from './pgBinaries.ts'
import { stopOrphan } from './pgOrphan.ts'

export interface Cluster {
  /** True when this call created the data. */
  isNew: boolean
  /** Connection address of one of its databases. */
  url(database: string): string
  /** Fast shutdown: open transactions are rolled back, the data folder is left clean. */
  stop(): Promise<void>
  /** Resolves when the server ends without `stop`, with what is known of why, in Italian. */
  lost: Promise<string>
}

export interface ClusterOptions {
  /** Data folder; its parent must exist. */
  dir: string
  /** Of the superuser `postgres`, set when the data folder is created. */
  password: string
  logFile: string
  /** False for tests: no fsync, a crash may lose everything. */
  durable: boolean
  /** Where it listens; any free port unless told. */
  port?: number
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
}
const volatileSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/**
 * Starts the PostgreSQL that comes with npm on 127.0.0.1 and a free port, creating its data first when needed.
 * The server is a process group of its own, so that Ctrl-C reaches us before it, and stops by itself when we are killed.
 * @throws Error in Italian with the last lines of the log when it does not start.
 */
export async function startCluster({ dir, password, logFile, durable, ...options }: ClusterOptions): Promise<Cluster> {
  const as = pgUser(dir)
  const binaries = await pgBinaries(as)
  const isNew = !existsSync(join(dir, 'PG_VERSION'))
  if (isNew) await initialise(binaries.initdb, dir, password, as)
  else await stopOrphan(dir)

  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort())
    const log = openSync(logFile, existsSync(logFile) && statSync(logFile).size > 5_000_000 ? 'w' : 'a', 0o600)
    if (as.uid !== undefined && as.gid !== undefined) fchownSync(log, as.uid, as.gid)
    const flags = Object.entries({ ...settings, ...(durable ? {} : volatileSettings), port: String(port) })
    const child = spawn(
      binaries.postgres,
      ['-D', realpathSync(dir), ...flags.flatMap(([k, v]) => ['-c', `${k}=${v}`])],
      {
        ...as,
        cwd: '/',
        detached: true,
        stdio: ['ignore', log, log],
        env: { ...process.env, LC_ALL: 'C', PGTZ: 'UTC' },
      },
    )
    closeSync(log)
    if (await isReady(child, dir)) {
      return {
        isNew,
        url: (database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`,
        ...guard(child, logFile),
      }
    }
    // A port taken meanwhile, or processes of a killed server that still hold its memory: both pass.
    if (attempt === 5) {
      const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n')
      throw new Error(`PostgreSQL non si avvia (${logFile}):\n${tail}`)
    }
    await sleep(200 * attempt)
  }
}

async function initialise(initdb: string, dir: string, password: string, as: RunAs): Promise<void> {
  // Under another name until complete: a kill in the middle must not look like a database.
  const partial = `${dir}.nuovo`
  makeDataFolder(partial, as)
  const target = realpathSync(partial)
  const secret = mkdtempSync(join(tmpdir(), 'serramenti-'))
  try {
    const pwfile = join(secret, 'password')
    await writeFile(pwfile, `${password}\n`, { mode: 0o600 })
    if (as.uid !== undefined && as.gid !== undefined) for (const f of [secret, pwfile]) await chown(f, as.uid, as.gid)
    await promisify(execFile)(
      initdb,
      [
        `--pgdata=${target}`,
        `--pwfile=${pwfile}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=it-IT',
        '--no-sync',
      ],
      { ...as, cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
    )
  } finally {
    rmSync(secret, { recursive: true, force: true })
  }
  renameSync(partial, dir)
}

async function isReady(child: ChildProcess, dir: string): Promise<boolean> {
  let failed = false
  child.once('error', () => (failed = true))
  child.once('exit', () => (failed = true))
  while (!failed) {
    const pidFile = await readFile(join(dir, 'postmaster.pid'), 'utf8').catch(() => '')
    const lines = pidFile.split('\n')
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return true
    await sleep(10)
  }
  return false
}

/** The last of its latest lines in which a server says that it can't go on, if any does. */
function lastWords(logFile: string): string[] {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-20) : []
  return lines
    .flatMap((line) => /(?:PANIC|FATAL):\s+(.*)/.exec(line)?.[1] ?? [])
    .filter((words) => !/^the database system is/.test(words))
    .slice(-1)
}

/** A program that waits on its input and then stops the process of a number; Windows has no shell for it. */
const waiting = (pid: string): [string, string[]] =>
  process.platform === 'win32'
    ? [process.execPath, ['-e', `process.stdin.resume().on('close', () => process.kill(${pid}, 'SIGINT'))`]]
    : ['/bin/sh', ['-c', 'read _; kill -INT "$1"', 'sh', pid]]

/** Ties the server to our life: who waits on a pipe stops it when the pipe closes because we died. */
function guard(child: ChildProcess, logFile: string): Pick<Cluster, 'stop' | 'lost'> {
  const gone = new Promise<string>((done) => {
    child.once('exit', (code, signal) => done(signal ? `segnale ${signal}` : `codice ${code}`))
  })
  const watchdog = spawn(...waiting(String(child.pid)), {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.stdin?.on('error', () => {})
  child.once('exit', () => watchdog.kill('SIGKILL'))
  for (const p of [child, watchdog]) p.unref()
  let wanted = false
  return {
    lost: gone.then((how) => (wanted ? new Promise(() => {}) : [how, ...lastWords(logFile)].join(', '))),
    async stop() {
      wanted = true
      child.ref()
      child.kill('SIGINT')
      await gone
    },
  }
}
