import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import type { Log } from '#platform/log.ts'
import { gatherMetrics } from '#platform/workers/metrics.ts'
import type { RunningServer } from '#server/main.ts'

/** A worker that ended sooner than this may end again: the next one waits longer each time; milliseconds. */
const BRIEF_MS = 10_000
const FIRST_DELAY_MS = 100
const LAST_DELAY_MS = 10_000
/** A worker closes everything within 10 seconds. */
const STOP_MS = 12_000

interface WorkersOptions {
  count: number
  /** What each worker reads its settings from, DATABASE_URL and PORT included. */
  env: NodeJS.ProcessEnv
  log: Log
  /** The program of a worker. */
  exec?: string
}

/** Resolves when the worker listens. @throws Error when it ends before */
function listening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('listening', () => resolve())
    worker.once('exit', () => reject(new Error('Un processo del server non è partito: il motivo è scritto qui sopra.')))
  })
}

/**
 * Serves the product from several processes that share its port, to use more than one core. They know of
 * each other through the database alone; one that dies is replaced, and its clients come back to another.
 * @throws Error when one does not start
 */
export async function startWorkers({ count, env, log, exec }: WorkersOptions): Promise<RunningServer> {
  cluster.setupPrimary({ exec: exec ?? join(import.meta.dirname, '../..', 'main.ts') })
  gatherMetrics()
  const waiting = new Set<NodeJS.Timeout>()
  let state: 'starting' | 'running' | 'stopping' = 'starting'
  let failures = 0

  function fork(): Worker {
    const worker = cluster.fork(env)
    const born = performance.now()
    worker.once('exit', (code, signal) => {
      if (state !== 'running') return
      failures = performance.now() - born < BRIEF_MS ? failures + 1 : 0
      const delay = Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures)
      log.error({ worker: worker.process.pid, code, signal, delay }, 'a worker ended, another follows')
      const timer = setTimeout(() => {
        waiting.delete(timer)
        fork()
      }, delay)
      waiting.add(timer)
    })
    return worker
  }

  async function stop(): Promise<void> {
    state = 'stopping'
    for (const timer of waiting) clearTimeout(timer)
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
  }

  const workers = Array.from({ length: count }, fork)
  try {
    await Promise.all(workers.map(listening))
  } catch (error) {
    await stop()
    throw error
  }
  state = 'running'
  return { url: `http://localhost:${env.PORT}`, stop }
}

/** Asks a worker to let go of everything; one that does not in time is killed. */
function end(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS)
    worker.once('exit', () => {
      clearTimeout(deadline)
      resolve()
    })
    worker.process.kill('SIGTERM')
  })
}
