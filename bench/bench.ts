import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../server/cli/port.ts'
import { type Cluster, startCluster } from '../server/cli/postgres/pgCluster.ts'
import { prepareDatabase } from '../server/cli/postgres/prepare.ts'
import { EMBEDDED_ROLES, embeddedRoles, type RoleUrls } from '../server/cli/postgres/roles.ts'
import { startScratchCluster } from '../server/cli/postgres/scratchCluster.ts'
import type { BenchCase } from './cases/benchCase.ts'
import { type LoadRequest, tryRequest } from './load.ts'
import { cpuSecondsWithChildren, memoryMb, parentOf } from './processes.ts'

const root = join(import.meta.dirname, '..')
const json = { 'Content-Type': 'application/json', Accept: 'application/json' }
const PREVENTIVI = 'SELECT id FROM preventivi ORDER BY random() LIMIT 5000'

/** A number given as `--name 5`. */
export function cliOption(name: string, fallback: number): number {
  const index = process.argv.indexOf(`--${name}`)
  return index < 0 ? fallback : Number(process.argv[index + 1])
}

/** A word given as `--name word`; null without it. */
export function cliWord(name: string): string | null {
  const index = process.argv.indexOf(`--${name}`)
  return index < 0 ? null : (process.argv[index + 1] ?? null)
}

/** The words by which `npm start` of a tree runs the product. */
function startWords(tree: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ')
}

/** The flags of node with which `npm start` runs the product, in this tree or another. */
export function startFlags(tree = root): string[] {
  return startWords(tree).filter((word) => word.startsWith('--'))
}

/** What `npm start` of a tree sets in the environment of the product. */
function startSettings(tree: string): NodeJS.ProcessEnv {
  return Object.fromEntries(
    startWords(tree).flatMap((word) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(word) ?? []
      return name ? [[name, value]] : []
    }),
  )
}

export interface StartedServer {
  port: number
  child: ChildProcess
  /** CPU seconds used so far. */
  cpu(): number
  /** Memory that it holds, in MB. */
  memoria(): number
}

/** A database with data of its own, and the servers that are measured on it. */
export interface Bench {
  /** Of the superuser, who fills and looks at everything. */
  url: string
  /** Of who only reads: what is asked of the rows that are measured. */
  readUrl: string
  /** Of a superuser, read-write. */
  token: string
  /**
   * Starts a server of bench/ and waits until it answers.
   * @param flags of node
   * @param given of another tree to start it in, settings of its own
   */
  start(file: string, flags?: string[], given?: { tree?: string; env?: NodeJS.ProcessEnv }): Promise<StartedServer>
  /** CPU seconds that PostgreSQL has used so far. */
  cpuDatabase(): number
  /** Numbers for `{pk}` of a case. */
  ids(example: BenchCase): Promise<number[]>
  /** Stops every server and removes every trace. */
  close(): Promise<void>
}

/** A token for the product, put straight into the database. */
async function createToken(url: string): Promise<string> {
  const token = `srm_${randomBytes(32).toString('base64url')}`
  await withDatabase(url, async (client) => {
    await client.query(
      `INSERT INTO api_tokens (user_id, creato_da_id, scade_il, nome, hash, prefisso, ambito)
       SELECT id, id, now() + interval '1 day', 'bench', $1, 'srm_', 'LETTURA_SCRITTURA' FROM users WHERE username = 'super'`,
      [createHash('sha256').update(token).digest('hex')],
    )
    // What has just been filled; a database that is there knows its rows, and some are large.
    if (!cliWord('database')) await client.query('ANALYZE')
  })
  return token
}

/** Runs `work` on a short connection. */
export async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

interface Count {
  preventivi: number
  ordini: number
  attivita?: number
}

/** In a folder that is kept: the data are all there. */
const COMPLETE = 'completo.json'

/** A database with its data, by its roles: the product is measured with the rights that it works with. */
interface Filled {
  url: string
  roles: Pick<RoleUrls, 'work' | 'read'>
  stop(): Promise<void>
}

/** The tables of this version, and the roles of an installation. */
async function prepared(url: string): Promise<RoleUrls> {
  const roles = await embeddedRoles(url, 'prova')
  await prepareDatabase({ url: roles.owner, roles: EMBEDDED_ROLES }, () => {})
  return roles
}

/** A PostgreSQL that is kept in a folder, for more than one run. */
function keptCluster(folder: string): Promise<Cluster> {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  return startCluster({
    dir: join(folder, 'postgres'),
    password: 'prova',
    logFile: join(folder, 'postgres.log'),
    durable: false,
  })
}

/**
 * A database with its data, and how it is removed; with `--tieni FOLDER` it is kept there, and what the next run measures.
 * @throws Error in Italian when the folder has other quantities, or a run that did not end
 */
async function filledDatabase(count: Count, dataDir: string): Promise<Filled> {
  const folder = cliWord('tieni')
  const cluster = await (folder ? keptCluster(folder) : startScratchCluster())
  const url = cluster.url('bench')
  const stop = () => cluster.stop()
  try {
    const marker = folder ? join(folder, COMPLETE) : null
    if (marker && !cluster.isNew) {
      const there = existsSync(marker) ? readFileSync(marker, 'utf8') : 'nulla di finito'
      if (there === JSON.stringify(count)) {
        return { url, roles: await prepared(url), stop }
      }
      throw new Error(`${folder} contiene ${there}, non ${JSON.stringify(count)}: indicare un’altra cartella.`)
    }
    await withDatabase(cluster.url('postgres'), (admin) => admin.query('CREATE DATABASE bench'))
    const roles = await prepared(url)
    console.log(`Dati: ${count.preventivi} preventivi, ${count.ordini} ordini, ${count.attivita ?? 0} attività …`)
    const given = Object.entries(count).flatMap(([name, value]) => [`--${name}`, String(value)])
    execFileSync(process.execPath, ['prisma/seed/main.ts', ...given], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (marker) writeFileSync(marker, JSON.stringify(count))
    return { url, roles, stop }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/**
 * Makes the database and fills it; `close` at the end, whatever happens. With `--database URL` it measures one that is
 * there, on this machine, which is written to: it stays.
 */
export async function openBench(count: Count): Promise<Bench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'serramenti-bench-'))
  const children: ChildProcess[] = []
  const there = cliWord('database')
  const {
    url,
    roles: { work, read },
    stop,
  } = there
    ? { url: there, roles: { work: there, read: there }, stop: async () => {} }
    : await filledDatabase(count, dataDir)

  async function close(): Promise<void> {
    await Promise.all(
      children.map((child) => {
        const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
        child.kill('SIGTERM')
        return ended
      }),
    )
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }

  try {
    const token = await createToken(url)
    const postgres = await withDatabase(url, async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      return parentOf(rows[0]?.pid ?? 0)
    })
    return {
      url,
      readUrl: read,
      token,
      close,
      cpuDatabase: () => cpuSecondsWithChildren(postgres),
      ids: (example) =>
        withDatabase(read, async (client) => {
          const { rows } = await client.query<{ id: number }>(example.ids ?? PREVENTIVI)
          return rows.map(({ id }) => id)
        }),
      async start(file, flags = [], { tree = root, env: own = {} } = {}) {
        const port = await freePort()
        const env = {
          ...process.env,
          ...startSettings(tree),
          DATABASE_URL: work,
          DATABASE_READ_URL: read,
          DATA_DIR: dataDir,
          PORT: String(port),
          HOST: '127.0.0.1',
          NODE_ENV: 'production',
          // The bench is one address that sends as fast as it can.
          LOGIN_THROTTLE: 'off',
          ...own,
        }
        const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
        const child = spawn(process.execPath, [...flags, file], { env, stdio: [...stdio], cwd: tree })
        children.push(child)
        await attendi(port, file, child)
        const pid = child.pid ?? 0
        return { port, child, cpu: () => cpuSecondsWithChildren(pid), memoria: () => memoryMb(pid) }
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function attendi(port: number, file: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const up = await tryRequest(port, { method: 'GET', path: '/healthz' }).then(
      () => true,
      () => false,
    )
    if (up) return
    if (attempt > 900 || child.exitCode !== null) throw new Error(`${file} non parte`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** How the product is asked a case: by its persisted document, as browsers do. */
export function toProduct({ nome, variables }: BenchCase, token: string, pk: () => number): LoadRequest {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...json, Authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: nome, variables: variables?.pk ? { pk: pk() } : variables }),
  }
}

/** How PostGraphile is asked the same: with variables, so that it plans a document once as the product does. */
export function toPostgraphile({ postgraphile: query, variables }: BenchCase, pk: () => number): LoadRequest {
  const body = JSON.stringify({ query, variables: variables?.pk ? { pk: pk() } : undefined })
  return { method: 'POST', path: '/graphql', headers: json, body }
}
