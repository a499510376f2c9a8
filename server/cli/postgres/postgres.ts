import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { RoleLogin, RoleNames } from '#prisma/roles.ts'
import { lockFolder } from '../lock.ts'
import { keepCluster } from './pgKeeper.ts'
import { runningPort } from './pgOrphan.ts'
import { EMBEDDED_ROLES, embeddedRoles, ownLogins, ownRoles } from './roles.ts'

export interface OpenDatabase {
  /** The owner's: migrates, restores, is what the commands work with. */
  url: string
  /** What the server works with: it only adds to the history. The owner's where there is one role. */
  workUrl: string
  /** What exports read with; the server's own where nobody is there who only reads. */
  readUrl: string
  /** Who has rights beside the owner. */
  roles: RoleNames
  /** Of those the ones that the owner makes where they are missing, on a server of one's own. */
  logins?: readonly RoleLogin[]
  /** The database that comes with npm, in the data folder; false for a server named by DATABASE_URL. */
  embedded: boolean
  /** An embedded database that was never completely filled: migrate, seed, then call `complete`. */
  isNew: boolean
  complete(): void
  stop(): Promise<void>
  /** Resolves, with the reason in Italian, when an embedded server started here ended by itself more often than it is started again. */
  lost: Promise<string>
}

/** The data folder is used by another process and the caller asked not to share it. */
export class FolderInUse extends Error {}

const database = 'serramenti'

/** Folder of everything the product keeps: DATA_DIR, by default `.data` of the working folder. */
export const dataFolder = (env: NodeJS.ProcessEnv = process.env): string => resolve(env.DATA_DIR || '.data')

/**
 * Opens the database of this installation: the one DATABASE_URL names, else the embedded PostgreSQL in
 * `<dataDir>/postgres`, started here, started again when it ends by itself, and stopped by `stop`.
 * @param share also accept an embedded server that another of our processes started (`npm start` in another window);
 *   `stop` then leaves it running.
 * @throws FolderInUse in Italian when another process has the data folder and `share` is not set.
 */
export async function openDatabase(options: {
  dataDir: string
  databaseUrl?: string | undefined
  share?: boolean
}): Promise<OpenDatabase> {
  const theirs = { isNew: false, complete() {}, stop: async () => {}, lost: new Promise<string>(() => {}) }
  if (options.databaseUrl) {
    const env: NodeJS.ProcessEnv = { ...process.env, DATABASE_URL: options.databaseUrl }
    const url = env.DATABASE_OWNER_URL || options.databaseUrl
    const workUrl = options.databaseUrl
    const roles = ownRoles(env)
    // Without an owner nobody gives it rights: it reads nothing then.
    const readUrl = (roles.read && env.DATABASE_READ_URL) || workUrl
    return { url, workUrl, readUrl, roles, logins: ownLogins(env), embedded: false, ...theirs }
  }
  const { dataDir } = options
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  const dir = join(dataDir, 'postgres')
  const lock = await lockFolder(dataDir)
  if ('heldBy' in lock) {
    const port = options.share ? runningPort(dir) : undefined
    if (port === undefined) {
      throw new FolderInUse(
        `La cartella dei dati ${dataDir} è già in uso da un altro processo (pid ${lock.heldBy}). ` +
          "Fermarlo, oppure indicare un'altra cartella con DATA_DIR.",
      )
    }
    const secret = password(dataDir)
    const admin = `postgresql://postgres:${secret}@127.0.0.1:${port}/${database}`
    const { owner: url, work: workUrl, read: readUrl } = await embeddedRoles(admin, secret)
    return { url, workUrl, readUrl, roles: EMBEDDED_ROLES, embedded: true, ...theirs }
  }

  try {
    const cluster = await keepCluster({
      dir,
      password: password(dataDir),
      logFile: join(dataDir, 'postgres.log'),
      durable: true,
    })
    // Present from before the first table to after the last row of the first fill.
    const unfinished = join(dataDir, 'database-incompleto')
    const created = await ensureDatabase(cluster.url('postgres'), unfinished)
    const roles = await embeddedRoles(cluster.url(database), password(dataDir))
    return {
      url: roles.owner,
      workUrl: roles.work,
      readUrl: roles.read,
      roles: EMBEDDED_ROLES,
      embedded: true,
      isNew: created,
      lost: cluster.lost,
      complete: () => rmSync(unfinished, { force: true }),
      async stop() {
        await cluster.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function ensureDatabase(adminUrl: string, unfinished: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (rowCount && !existsSync(unfinished)) return false
    writeFileSync(unfinished, 'Il primo riempimento non è terminato: al prossimo avvio si ricomincia.\n')
    await client.query(`DROP DATABASE IF EXISTS ${database}`)
    await client.query(`CREATE DATABASE ${database}`)
    return true
  } finally {
    await client.end()
  }
}

function password(dataDir: string): string {
  const file = join(dataDir, 'postgres.password')
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) return readFileSync(file, 'utf8').trim()
  const fresh = randomBytes(24).toString('hex')
  writeFileSync(file, `${fresh}\n`, { mode: 0o600 })
  return fresh
}
