import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readDemo, readEnv, readPort, readS3, readWorkers, SettingError } from '#platform/env.ts'
import { checkStorage, StorageRefused } from '#platform/storage/check.ts'
import { openStorage } from '#platform/storage/open.ts'
import type { RunningServer } from '#server/main.ts'
import { welcome } from './access/welcome.ts'
import { buildGenerated, buildWeb } from './build.ts'
import { assertDatabaseOpens, assertFolderWritable, EnvironmentRefused } from './environment.ts'
import { assertPortFree, PortInUse } from './port.ts'
import { dataFolder, FolderInUse, openDatabase } from './postgres/postgres.ts'
import { elapsed, ProgramFailed, root, run } from './run.ts'
import { createShutdown } from './shutdown.ts'

// `npm start`: from a bare clone to a served product; see README.md.
const begun = performance.now()
// What was compiled once is not compiled again at the next start.
const compiled = join(root, '.cache', 'compiled')
enableCompileCache(compiled)
const shutdown = createShutdown()

/** Runs a step and prints its line; `work` may return how it went in a word or two. */
async function step<T>(label: string, work: () => Promise<T>, outcome?: (result: T) => string): Promise<T> {
  const started = performance.now()
  const result = await work()
  if (shutdown.signal.aborted) await new Promise(() => {}) // shutdown has begun and exits the process
  console.log(`✓ ${label}${outcome ? `: ${outcome(result)}` : ''} (${elapsed(started)})`)
  return result
}

const made = (yes: boolean) => (yes ? 'aggiornato' : 'già pronto')

async function start(): Promise<void> {
  const { signal } = shutdown
  const dataDir = dataFolder()
  const port = readPort(process.env)
  const count = readWorkers(process.env)
  const s3 = readS3(process.env)
  // All of them before anything is built: the database's own address is known later.
  readEnv({ ...process.env, DATABASE_URL: process.env.DATABASE_URL || 'postgresql://' })
  const demo = readDemo(process.env)
  await assertPortFree(port)
  assertFolderWritable(dataDir)
  const { DATABASE_URL, DATABASE_OWNER_URL } = process.env
  if (DATABASE_URL) await assertDatabaseOpens(DATABASE_URL)
  if (DATABASE_URL && DATABASE_OWNER_URL) await assertDatabaseOpens(DATABASE_OWNER_URL, 'DATABASE_OWNER_URL')
  await step('Codice generato', () => buildGenerated({ signal }), made)

  // Before the pages are built, which takes long: a second start should fail at once.
  const db = await step(
    'Database',
    async () => {
      const opened = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL })
      shutdown.add(() => opened.stop())
      return opened
    },
    ({ embedded, isNew }) => (embedded ? `PostgreSQL incorporato, ${isNew ? 'nuovo' : 'esistente'}` : 'DATABASE_URL'),
  )
  void db.lost.then((reason) => {
    console.error(`✗ PostgreSQL non resta attivo (${reason}): vedere ${dataDir}/postgres.log`)
    void shutdown.exit(1)
  })
  if (s3) {
    await step(
      'Archivio dei file',
      () => checkStorage(openStorage({ dataDir, s3 })),
      (answers) => (answers ? s3.bucket : 'attenzione, per ora non risponde'),
    )
  }
  const { prepareDatabase } = await import('./postgres/prepare.ts')
  await step(
    'Migrazioni',
    () => prepareDatabase(db, (text) => console.log(`… ${text}`)),
    ({ applied, unknown }) =>
      [
        applied.length ? `${applied.length} applicate` : 'già applicate',
        unknown.length ? `attenzione, ${unknown.length} di una versione più recente` : '',
      ]
        .filter(Boolean)
        .join('; '),
  )
  if (db.isNew) {
    if (demo) {
      // In a process of its own: what drawing and inserting took would stay with the server, some 160 MB.
      const env = { DATABASE_URL: db.url, DATA_DIR: dataDir, NODE_COMPILE_CACHE: compiled }
      await step('Dati dimostrativi', () => run('node', ['prisma/seed/main.ts'], { env, signal }))
    }
    db.complete()
  }
  await step('Pagine web', () => buildWeb({ signal }), made)

  const { listenOn } = await import('./access/listenOn.ts')
  const host = await listenOn(db.url, process.env.HOST)
  const env = {
    ...process.env,
    DATABASE_URL: db.workUrl,
    DATABASE_READ_URL: db.readUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: host,
  }
  const server = await step('Server', async () => {
    const started = await serve(env, count)
    shutdown.add(async () => {
      console.log('Mi fermo…')
      await started.stop()
    })
    return started
  })
  const { whoMayEnter } = await import('./access/firstStart.ts')
  const url = process.env.PUBLIC_URL || server.url
  console.log(
    welcome(url, {
      ...(await whoMayEnter(db.url)),
      readyIn: elapsed(begun),
      isHidden: !process.env.HOST && host === '127.0.0.1',
    }),
  )
}

/** One process serves by itself, several by workers of this one. */
async function serve(env: NodeJS.ProcessEnv, count: number): Promise<RunningServer> {
  const config = readEnv(env)
  if (count === 1) {
    const { startServer } = await import('#server/main.ts')
    return startServer(config)
  }
  const [{ startWorkers }, { createLog }] = await Promise.all([
    import('#doors/workers/start.ts'),
    import('#platform/log.ts'),
  ])
  const log = createLog({ production: config.production })
  return startWorkers({ count, env: { ...env, NODE_COMPILE_CACHE: compiled }, log })
}

try {
  await start()
} catch (error) {
  if (!shutdown.signal.aborted) {
    const expected = [EnvironmentRefused, FolderInUse, PortInUse, ProgramFailed, SettingError, StorageRefused].some(
      (kind) => error instanceof kind,
    )
    console.error(expected ? `✗ ${(error as Error).message}` : error)
    await shutdown.exit(1)
  }
}
