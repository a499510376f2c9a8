import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { readDemo } from '#platform/env.ts'
import { buildPrisma, buildSchema } from './build.ts'
import { dataFolder, openDatabase } from './postgres/postgres.ts'
import { prepareDatabase } from './postgres/prepare.ts'
import { compileRelay } from './relay.ts'
import { childEnvironment, root, run } from './run.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'
import { hashFiles } from './stamps.ts'

// `npm run dev`: the database stays up, the server restarts when a file it imports changes, Vite serves the pages
// with hot reload and passes the rest to the server, generated files follow their sources.
const shutdown = createShutdown()
const port = process.env.PORT || '3000'
const webPort = process.env.WEB_PORT || '5173'

try {
  await buildPrisma({ show: true })
  await buildSchema({ show: true })
  await compileRelay({ show: true })
  const dataDir = dataFolder()
  const db = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL })
  shutdown.add(() => db.stop())
  await prepareDatabase(db, console.log)
  if (db.isNew) {
    if (readDemo(process.env)) {
      await run('node', ['prisma/seed/main.ts'], { env: { DATABASE_URL: db.url, DATA_DIR: dataDir } })
    }
    db.complete()
  }

  const env = { DATABASE_URL: db.workUrl, DATA_DIR: dataDir, NODE_ENV: 'development', PORT: port, WEB_PORT: webPort }
  keep(shutdown, 'node', ['--watch', '--watch-preserve-output', 'server/main.ts'], env)
  keep(shutdown, 'vite', ['--clearScreen', 'false', '--strictPort'], env)
  watchGenerated(shutdown.signal)
  // After the generated client is up to date.
  const { whoMayEnter } = await import('./access/firstStart.ts')
  const { avvio } = await whoMayEnter(db.url)
  if (avvio) console.log(`\nPrimo avvio: http://localhost:${webPort}${avvio}`)
  console.log(`\nSviluppo su http://localhost:${webPort}/login (server: ${port}). Ctrl-C per fermare.\n`)
} catch (error) {
  console.error(error instanceof Error ? `✗ ${error.message}` : error)
  await shutdown.exit(1)
}

/** Runs a program until the end; in a group of its own, so that Ctrl-C reaches it through us, in order. */
function keep({ add, exit, signal }: Shutdown, program: string, args: string[], env: Record<string, string>): void {
  const child: ChildProcess = spawn(program, args, {
    cwd: root,
    env: childEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  child.once('exit', () => {
    if (signal.aborted) return
    console.error(`✗ ${program} si è fermato`)
    void exit(1)
  })
  add(async () => {
    if (child.pid === undefined || child.exitCode !== null) return
    process.kill(-child.pid, 'SIGTERM')
    await once(child, 'exit')
  })
}

interface Watched {
  /** Folder of the project, watched with everything below it. */
  folder: string
  /** Which files matter, by path inside the folder. */
  matches(file: string): boolean
  run(): Promise<void>
}

/**
 * Runs each entry when its files change, one at a time, in the order given, 200 ms after the last change;
 * an entry that fails is reported and runs again at the next change.
 */
function watchAll(entries: Watched[], signal: AbortSignal): void {
  const due = new Set<Watched>()
  let timer: NodeJS.Timeout | undefined
  let running = false

  const work = async () => {
    if (running) return
    running = true
    for (let next = first(); next; next = first()) {
      due.delete(next)
      await next.run().catch((error: Error) => console.error(`✗ ${error.message}`))
    }
    running = false
  }
  const first = () => entries.find((entry) => due.has(entry))

  for (const entry of entries) {
    watch(join(root, entry.folder), { recursive: true, signal }, (_event, file) => {
      if (!file || !entry.matches(file)) return
      due.add(entry)
      clearTimeout(timer)
      timer = setTimeout(() => void work(), 200)
    })
  }
}

function watchGenerated(signal: AbortSignal): void {
  const isSource = (file: string) => /\.tsx?$/.test(file) && !/__generated__|__tests__/.test(file)
  let schema = hashFiles(['schema.graphql'])
  const relay = () => compileRelay({ show: true, signal })
  watchAll(
    [
      {
        folder: 'prisma/schema',
        matches: (file) => file.endsWith('.prisma'),
        run: async () => {
          await buildPrisma({ show: true, signal })
          console.log('Prisma rigenerato; per il database: npm run migrate -- --name <nome>, poi riavviare.')
        },
      },
      {
        folder: 'server',
        matches: (file) => isSource(file) && !file.startsWith('cli'),
        run: async () => {
          await run('node', ['server/cli/print-schema.ts'], { signal })
          const now = hashFiles(['schema.graphql'])
          if (now === schema) return
          schema = now
          await relay()
        },
      },
      { folder: 'web', matches: isSource, run: relay },
    ],
    signal,
  )
}
